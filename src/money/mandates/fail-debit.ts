import { eq } from 'drizzle-orm';
import { bankMs, noticeMs } from './announce-debits.ts';
import { readMandate } from './find-mandate.ts';
import { debitMail } from './mandate-mail.ts';
import { mandateDebits } from './table.server.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import type { Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { tryMove } from '#money/payments/move-transaction.ts';
import { lockTransaction, readTransaction } from '#money/payments/one-transaction.ts';

/** A debit that failed is announced and tried once more, where the mandate holds still. */
const mostTries = 2;
/** Between the failure and asking again: the payer may pay by the link that is mailed. */
const againMs = noticeMs + bankMs;

/**
 * What follows a debit that did not work: its invoice stays open, no note is issued, and its payer gets a link; money that
 * comes of it in spite of that is late, and is taken.
 */
export async function failDebit(
  ctx: Ctx,
  { invoiceId, fault }: { invoiceId: string; fault: string },
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const [seen] = await ctx.db.select().from(mandateDebits).where(eq(mandateDebits.invoiceId, invoiceId));
    // Before anything else is locked: whoever settles locks in this order.
    if (seen?.transactionId) {
      const held = await lockTransaction(ctx, await readTransaction(ctx, seen.transactionId));
      // Paid, or promised: then it did not fail.
      if (held.paidAt || held.status === 'authorized') return;
      await tryMove(ctx, held, 'cancelled', { trigger: 'reconcile', evidence: { fault } });
    }
    const [debit] = await ctx.db
      .select()
      .from(mandateDebits)
      .where(eq(mandateDebits.invoiceId, invoiceId))
      .for('update');
    if (!debit || (debit.state !== 'announced' && debit.state !== 'asked')) return;
    if (debit.transactionId !== seen?.transactionId) return;
    const { status } = await readMandate(ctx, debit);
    const isTriedAgain = status === 'active' && debit.tries < mostTries;
    const now = ctx.now();
    await ctx.db
      .update(mandateDebits)
      .set(
        isTriedAgain
          ? {
              state: 'announced',
              tries: debit.tries + 1,
              announcedAt: now,
              askAt: new Date(now.getTime() + againMs),
              askedAt: null,
              askingAt: null,
              transactionId: null,
              fault,
            }
          : { state: 'failed', fault },
      )
      .where(eq(mandateDebits.invoiceId, invoiceId));
    const key = `debit-failed:${invoiceId}:${debit.tries}`;
    await ctx.jobs.enqueue(ctx.db, debitMail, [{ invoiceId, what: 'failed', key }]);
    await queueWebhooks(ctx, 'mandate.failed', { invoiceId, again: isTriedAgain });
  });
}
