import { setInterval } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '#kit/database.server.ts';

const lookMs = 2_000;

/**
 * Finds out every two seconds, in one statement, which queues have a job whose time has come: what is tried again, or was
 * put off, is announced by nobody. Were each worker to look for itself, fifty would keep a process at rest and its
 * database busy.
 * @param wake is called with the name of each queue that has something to do
 * @returns how to end it
 */
export function watchDue({ db }: Pick<Database, 'db'>, wake: (queue: string) => void): () => void {
  const ended = new AbortController();
  const look = async () => {
    for await (const _ of setInterval(lookMs, null, { signal: ended.signal, ref: false })) {
      // Without a database the workers say so themselves.
      const found = await db.execute<{ name: string }>(due).catch(() => null);
      for (const { name } of found?.rows ?? []) wake(name);
    }
  };
  look().catch(() => {}); // ended
  return () => ended.abort();
}

/** An entry of the index that fetches use, for each queue. */
const due = sql`select name from pgboss.queue where exists (select from pgboss.job
  where job.name = queue.name and job.state < 'active' and job.start_after <= now())`;
