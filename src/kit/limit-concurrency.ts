/** Runs at most `limit` calls at a time; the others wait their turn. */
export function limitConcurrency<P>(
  limit: number,
  run: (payload: P) => Promise<void>,
): (payload: P) => Promise<void> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (payload) => {
    if (running === limit) await new Promise<void>((turn) => waiting.push(turn));
    else running++;
    try {
      await run(payload);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
