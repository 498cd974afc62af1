import { sql } from 'drizzle-orm';
import type { Database } from '#kit/database.server.ts';

const lookMs = 2_000;
/** Less is how clocks are kept right. */
const leastMs = 5_000;

/**
 * Calls back when the machine's clock was set back, with by how many milliseconds: the clock that only counts says so.
 * @returns how to end it
 */
export function watchClock(onSetBack: (ms: number) => void): () => void {
  const ahead = () => Date.now() - performance.now();
  let before = ahead();
  const timer = setInterval(() => {
    const now = ahead();
    if (before - now > leastMs) onSetBack(before - now);
    before = now;
  }, lookMs).unref();
  return () => clearInterval(timer);
}

/**
 * What was due before the clock was set back stays due: pg-boss would not take it up until the same hour comes again, nor
 * look after its queues and its schedules.
 */
export async function keepDue({ db }: Pick<Database, 'db'>, ms: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`update pgboss.job set start_after = now()
      where state < 'active' and start_after > now() and start_after <= now() + ${ms}::float8 * interval '1 ms'`);
    await tx.execute(sql`update pgboss.queue set maintain_on = least(maintain_on, now()), monitor_on = least(monitor_on, now())`);
    await tx.execute(sql`update pgboss.version set cron_on = least(cron_on, now())`);
  }); // prettier-ignore
}
