import { and, eq, gte, inArray } from 'drizzle-orm';
import { paymentRefunds } from '#money/payments/refunds/table.server.ts';
import { refundRequests } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { refundMail } from './refund-mail.ts';
import type { PaidOut } from '#money/payments/purpose.ts';
import type { TransactionRow } from '#money/payments/one-transaction.ts';
import { waitingStatuses } from './refund-request.ts';

/**
 * After each refund that was paid out, in its transaction: a request is paid when what was approved has gone back since,
 * or when nothing of the payment is left, however that came.
 */
export async function closePaidRequests(
  ctx: Ctx,
  payment: TransactionRow,
  { full }: Pick<PaidOut, 'full'>,
): Promise<void> {
  const [request] = await ctx.db
    .select()
    .from(refundRequests)
    .where(
      and(eq(refundRequests.transactionId, payment.id), inArray(refundRequests.status, waitingStatuses)),
    );
  if (!request) return;
  if (!full && !(await hasGoneBack(ctx, request))) return;
  const now = ctx.now();
  await ctx.db
    .update(refundRequests)
    .set({
      status: 'paid',
      paidAt: now,
      updatedAt: now,
      decidedAt: request.decidedAt ?? now,
      approvedPaise: request.approvedPaise ?? payment.totalPaise,
    })
    .where(eq(refundRequests.id, request.id));
  await ctx.jobs.enqueue(ctx.db, refundMail, [{ what: 'paid', requestId: request.id }]);
}

async function hasGoneBack(ctx: Ctx, request: typeof refundRequests.$inferSelect): Promise<boolean> {
  if (request.approvedPaise === null || request.decidedAt === null) return false;
  const refunds = await ctx.db
    .select({ amountPaise: paymentRefunds.amountPaise })
    .from(paymentRefunds)
    .where(
      and(
        eq(paymentRefunds.transactionId, request.transactionId),
        eq(paymentRefunds.status, 'processed'),
        gte(paymentRefunds.createdAt, request.decidedAt),
      ),
    );
  return refunds.reduce((all, { amountPaise }) => all + amountPaise, 0) >= request.approvedPaise;
}
