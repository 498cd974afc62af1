import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { audit } from '#agency/audit/record.ts';
import { readWaits } from '#agency/settings/read-waits.ts';
import { replaceSetting } from '#agency/settings/replace-setting.ts';
import { restoredKey, type Restored, type Waits } from '#agency/settings/restored.ts';
import { readElsewhere, serveHere } from '#agency/settings/served-at.ts';
import { settings } from '#agency/settings/table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { waitsAfterRestore, waitsInCopy, type Job } from '#kit/job.ts';
import { continueNumbering } from '#kit/load-tables.server.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { leaveOutNumbers } from '#money/invoices/leave-out-numbers.ts';

const lookMs = 5_000;
/** Of the numbers of customers, payments, projects and quotations. */
const leftOut = 100;

/**
 * Rows of an earlier moment were put back, and something may have happened since: what begins by itself would do it once
 * more, so it waits from now on, and no number is given out twice. See docs/decisions/105-after-a-restore.md.
 */
export const waitAfterRestore = (ctx: Pick<Ctx, 'db' | 'now'>, { madeAt }: { madeAt: Date }): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const restored: Restored = { madeAt: madeAt.toISOString(), at: ctx.now().toISOString() };
    await replaceSetting(ctx, restoredKey, restored);
    await leaveOutNumbers(ctx, { since: madeAt });
    await continueNumbering(ctx.db, leftOut);
  });

/** Somebody has looked: within seconds everything begins again, in every process. */
export async function goOn(ctx: Ctx): Promise<void> {
  allow(ctx.actor, 'backups:take');
  await inTransaction(ctx, async (ctx) => {
    const [ended] = await ctx.db.delete(settings).where(eq(settings.key, restoredKey)).returning();
    const elsewhere = await readElsewhere(ctx);
    if (!ended && !elsewhere) return;
    if (elsewhere) await serveHere(ctx);
    const after = { goesOn: true, ...(elsewhere && { movedFrom: elsewhere }) };
    await audit(ctx, { action: 'changed', subjectType: 'backup', subjectId: restoredKey, after });
  });
}

/** Which kinds of jobs wait; null where none does. A copy beside what it was copied from would even answer its mails. */
export const waitingJobs = ({ restored, elsewhere }: Waits): ((job: Job) => boolean) | null =>
  elsewhere === null ? restored && waitsAfterRestore : waitsInCopy;

/** @returns true as soon as nothing waits any more, false when the process stops before */
export async function untilGoneOn(
  ctx: Pick<Ctx, 'db' | 'publicUrl'>,
  stopping: AbortSignal,
): Promise<boolean> {
  const waits = () =>
    readWaits(ctx).then(
      (why) => waitingJobs(why) !== null,
      // The database is away for a moment.
      () => true,
    );
  while (!stopping.aborted && (await waits()))
    await wait(lookMs, null, { signal: stopping, ref: false }).catch(() => {});
  return !stopping.aborted;
}
