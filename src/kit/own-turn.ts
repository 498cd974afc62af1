import { performance } from 'node:perf_hooks';

const slice = 5; // ms that requests may use in a row
const breath = 4; // turns of the event loop that end before they go on, while some wait

let since = 0;
let resting = 0;
const line: (() => void)[] = [];

/**
 * Waits where requests have kept this turn of the event loop for long already, and returns at once where they have not.
 * Node takes in one new connection in each turn. Where pages are rendered at one go, a turn would last until everybody
 * was served who is already known, and others would wait unseen: so whoever comes late in a turn goes in a later one,
 * one by one.
 */
export function ownTurn(): Promise<void> | undefined {
  if (since === 0) {
    since = performance.now();
    setImmediate(goOn);
  }
  if (line.length === 0 && performance.now() - since < slice) return;
  return new Promise((resolve) => line.push(resolve));
}

function goOn() {
  if (line.length === 0) {
    since = 0;
    return;
  }
  setImmediate(goOn);
  if (resting > 0) {
    if (--resting === 0) since = performance.now();
  } else if (performance.now() - since < slice) line.shift()?.();
  else resting = breath;
}
