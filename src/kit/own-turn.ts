import { performance } from 'node:perf_hooks';

const slice = 5; // ms of a turn of the event loop after which whoever comes waits for a later one
const breath = 4; // turns that end between two of those who wait

let began = 0;
const line: (() => void)[] = [];

/**
 * Waits where this turn of the event loop has been long already, and returns at once where it has not. Node takes in one
 * new connection in each turn. Where pages are rendered at one go, a turn would last until everybody was served who is
 * already known, and others would wait unseen: so whoever comes late in a turn goes in a later one, one by one.
 */
export function ownTurn(): Promise<void> | undefined {
  if (began === 0) begin(0);
  if (line.length === 0 && performance.now() - began < slice) return;
  return new Promise((resolve) => line.push(resolve));
}

function begin(turnsToWait: number) {
  began = performance.now();
  setImmediate(() => {
    began = 0;
    if (line.length === 0) return;
    begin(turnsToWait > 0 ? turnsToWait - 1 : breath);
    if (turnsToWait === 0) line.shift()?.();
  });
}
