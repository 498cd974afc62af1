import { setImmediate } from 'node:timers/promises';
import { isDatabaseUnavailable } from '#kit/unavailable.ts';

type Waiting<I, O> = { item: I; resolve: (out: O) => void; reject: (error: unknown) => void };

/**
 * Runs items that arrive while an earlier run is under way together, in the next run: under load many enquiries share
 * one transaction and one flush to disk, while a lone one goes through at once. Items that share a key never run in
 * the same group: the later one waits and then meets the first one's row in the database. Where a run finds the database
 * away, whoever waits behind it is told so with it: else they would wait for the same silence once more.
 * @param run does a group; answers each item in order with its value or its error. A rejection rejects the whole group.
 */
export function createGroupCommit<I, O>(
  keysOf: (item: I) => string[],
  run: (items: I[]) => Promise<(O | Error)[]>,
  most = 64,
): (item: I) => Promise<O> {
  let waiting: Waiting<I, O>[] = [];
  let running = false;

  const takeGroup = () => {
    const taken: Waiting<I, O>[] = [];
    const left: Waiting<I, O>[] = [];
    const keys = new Set<string>();
    for (const entry of waiting) {
      const own = keysOf(entry.item);
      const fits = taken.length < most && own.every((key) => !keys.has(key));
      (fits ? taken : left).push(entry);
      for (const key of own) keys.add(key);
    }
    waiting = left;
    return taken;
  };

  const drain = async () => {
    running = true;
    while (waiting.length > 0) {
      // One turn of the event loop: requests that have arrived already get in, too. An embedded database works in
      // this very thread, so without it the first of many would always go alone.
      await setImmediate();
      const group = takeGroup();
      try {
        const outcomes = await run(group.map((entry) => entry.item));
        group.forEach((entry, i) => {
          const outcome = outcomes[i] as O | Error;
          if (outcome instanceof Error) entry.reject(outcome);
          else entry.resolve(outcome);
        });
      } catch (error) {
        const told = isDatabaseUnavailable(error) ? [...group, ...waiting.splice(0)] : group;
        for (const entry of told) entry.reject(error);
      }
    }
    running = false;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!running) void drain();
    });
}
