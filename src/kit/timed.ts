import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.env.TIMES_DIR;

/**
 * Runs one part of a test's set-up. With TIMES_DIR set, how long it took is kept there: a line of JSON for each run, in
 * a file of each process, for whoever adds them up by kind.
 */
export async function timed<T>(kind: string, run: () => T): Promise<Awaited<T>> {
  const started = performance.now();
  const done = await run();
  if (folder) {
    const seconds = (performance.now() - started) / 1_000;
    const line = { kind, seconds, backend: process.env.TEST_BACKEND };
    // At once: a worker of vitest is ended without a word.
    appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(line)}\n`);
  }
  return done;
}
