import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Files } from '#kit/ports/files.ts';
import { reasonOf } from '#kit/reason-of.ts';

/** Whoever asks whether we are ready does not wait for a store. */
const withinMs = 1_000;

/** Without files pages and forms go on: a process whose store is away is ready all the same, and says so. */
export async function filesState(files: Files, log: Logger): Promise<'ok' | 'down'> {
  const silent = wait(withinMs, null, { ref: false }).then(() =>
    Promise.reject(new Error('no answer in time')),
  );
  try {
    await Promise.race([files.check(), silent]);
    return 'ok';
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, 'files cannot be reached');
    return 'down';
  }
}
