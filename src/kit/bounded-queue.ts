import { Unavailable } from './errors.ts';

/**
 * A line for costly work: `atOnce` run, the others wait their turn.
 * @throws Unavailable when `longest` are waiting already; without it everybody may wait
 */
export function createBoundedQueue({ atOnce, longest = Infinity }: { atOnce: number; longest?: number }) {
  let running = 0;
  const line: (() => void)[] = [];
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (line.length >= longest) throw new Unavailable();
      // The one who leaves hands its place over, so `running` stays as it is.
      await new Promise<void>((resolve) => line.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running--;
    }
  };
}
