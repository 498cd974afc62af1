import { readFileSync } from 'node:fs';
import { expect } from './support.ts';

/** For how long something on this machine has waited for a processor, in ms. Kernels that do not say: 0. */
function waitedForProcessor(): number {
  try {
    const [, us] = /^some .*total=(\d+)/.exec(readFileSync('/proc/pressure/cpu', 'utf8')) ?? [];
    return Number(us ?? 0) / 1_000;
  } catch {
    return 0;
  }
}

/** Waits for what is promised within so many ms. The time for which a crowded machine kept somebody waiting does not count. */
export async function expectWithin(ms: number, wait: () => Promise<unknown>) {
  const [began, waited] = [Date.now(), waitedForProcessor()];
  await wait();
  expect(Date.now() - began - (waitedForProcessor() - waited)).toBeLessThan(ms);
}
