import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

const look = 50; // ms between two looks at how busy the process is
const longest = 2_000; // ms that a job gives way at most
// A process that waits for its database half of the time is already busy: what is left belongs to the database.
const spare = 0.3;

/**
 * Background work lets visitors go first: resolves as soon as the process has had time to spare for a moment, and
 * after two seconds in any case, so that jobs get done under constant load too.
 */
export async function yieldToRequests(): Promise<void> {
  const since = performance.now();
  let before = performance.eventLoopUtilization();
  for (;;) {
    await wait(look);
    const busy = performance.eventLoopUtilization(before).utilization;
    if (busy < spare || performance.now() - since > longest) return;
    before = performance.eventLoopUtilization();
  }
}

/** One look at how busy the process is serves so many jobs, as long as they follow on one another. */
export function giveWay(many: number): (jobs: number) => Promise<void> {
  let left = 0;
  let until = 0;
  return async (jobs) => {
    if (left < jobs || performance.now() > until) {
      await yieldToRequests();
      left = many;
      until = performance.now() + 1_000;
    }
    left -= jobs;
  };
}
