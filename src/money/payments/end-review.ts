import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { auditPayment } from './move-transaction.ts';
import { readTransaction, type TransactionRow } from './one-transaction.ts';
import { paymentTransactions } from './table.server.ts';
import { isOwedBack, owedBackStatuses } from './transaction.ts';

const { id, status, reviewReason } = paymentTransactions;

/** What somebody has to look at: it says why, or its money has to go back. */
export const needsReview = or(isNotNull(reviewReason), inArray(status, owedBackStatuses));

export const ReviewInput = z.strictObject({
  /** What it said that was looked at: it may say something else by now. */
  reviewReason: z.string(),
  /** What was found. It stays in the payment's history. */
  note: z.string().trim().min(3, 'Say what you found').max(300),
});

/** Staff have looked at it, and nothing is left to do. @throws NotFound, Conflict */
export async function endReviewByStaff(
  ctx: Ctx,
  input: z.infer<typeof ReviewInput> & { transactionId: string },
): Promise<void> {
  allow(ctx.actor, 'payments:check');
  const { note } = input;
  const row = await readTransaction(ctx, input.transactionId);
  if (isOwedBack(row.status)) throw new Conflict(/*staff*/ 'This money pays for nothing here: give it back.');
  await inTransaction(ctx, async (ctx) => {
    const [ended] = await ctx.db
      .update(paymentTransactions)
      .set({ reviewReason: null })
      .where(and(eq(id, row.id), eq(reviewReason, input.reviewReason), eq(status, row.status)))
      .returning();
    if (!ended) throw new Conflict(/*staff*/ 'This payment says something else by now. Please look again.');
    await auditPayment(ctx, ended, 'review-ended', {
      trigger: 'staff',
      evidence: { reviewReason: input.reviewReason, note },
    });
    await audit(ctx, { action: 'checked', subjectType: 'payment', subjectId: row.id, after: { note } });
  });
}

/** Nobody needs to look any more, unless money that pays for nothing is here and not on its way back. */
export async function endReview(ctx: Ctx, row: TransactionRow): Promise<void> {
  const delivered = row.paidAt && row.paidPaymentId;
  await ctx.db
    .update(paymentTransactions)
    .set({ reviewReason: null })
    .where(
      and(
        eq(id, row.id),
        sql`not exists (select from payment_attempts a where a.transaction_id = ${row.id} and a.captured
          and a.gateway_payment_id is distinct from ${delivered} and a.amount_paise > (
            select coalesce(sum(r.amount_paise), 0) from payment_refunds r
            where r.gateway_payment_id = a.gateway_payment_id and r.status <> 'failed'))`,
      ),
    );
}
