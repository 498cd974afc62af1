import { and, desc, eq, gt } from 'drizzle-orm';
import { v7 } from 'uuid';
import { z } from 'zod';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { refundRequests } from './table.server.ts';
import { announce } from '#kit/announce.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { addBusinessDays } from '#sales/office-hours/business-days.ts';
import { readOfficeTime } from '#sales/office-hours/read-office-time.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import type { Ctx } from '#kit/context.ts';
import { refundMail } from './refund-mail.ts';
import { signedIn } from '#people/customers/customer.ts';
import { Conflict, NotFound } from '#kit/errors.ts';
import { repeatedSince } from '#kit/repeated-since.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { returnedOf } from '#money/receivables/went-back.ts';
import { ownTransaction } from '#money/payments/one-transaction.ts';
import { readRefundRequest, selectRequests, type RefundRequest } from './read-refund-request.ts';
import { isRefundable, maxReason, reviewDays } from './refund-request.ts';

export const RefundRequestInput = z.object({
  transactionId: z.string().max(60),
  reason: z.string().trim().min(1, /*i18n*/ 'Please tell us why').max(maxReason),
});
type RefundRequestInput = z.infer<typeof RefundRequestInput>;

/**
 * A customer asks for the money of one of their payments. The clock of the review begins, with the calendar of now. The
 * same words again within ten minutes are the same request.
 * @throws NotFound · Conflict for what is not paid, or already asked for in other words or before
 */
export async function createRefundRequest(ctx: Ctx, input: RefundRequestInput): Promise<RefundRequest> {
  const payment = await ownTransaction(ctx, input.transactionId);
  // What a bank took from us again, or staff have sent, is not ours to give.
  const { returnedPaise } = await returnedOf(ctx, payment);
  if (!isRefundable({ ...payment, refundedPaise: payment.refundedPaise + returnedPaise }))
    throw new Conflict(/*i18n*/ 'There is nothing of this payment that could be refunded.');
  const calendar = await readOfficeTime(ctx);
  const now = ctx.now();
  const id = v7();
  const isNew = await inTransaction(ctx, async (ctx) => {
    const [asked] = await ctx.db
      .insert(refundRequests)
      .values({
        id,
        transactionId: payment.id,
        createdAt: now,
        updatedAt: now,
        reason: input.reason,
        reviewDueOn: addBusinessDays(calendar, dateInIndia(now), reviewDays),
      })
      .onConflictDoNothing()
      .returning({ id: refundRequests.id });
    if (!asked) return false;
    await ctx.jobs.enqueue(ctx.db, refundMail, [{ what: 'received', requestId: id }]);
    await announce(ctx, { kind: 'payment', transactionId: payment.id, change: 'refund-asked' });
    await queueWebhooks(ctx, 'refund.asked', { requestId: id, transactionId: payment.id });
    return true;
  });
  if (!isNew) return justAsked(ctx, input);
  const asked = await readRefundRequest(ctx, { requestId: id });
  if (!asked) throw new NotFound(/*i18n*/ 'This request');
  return asked;
}

/** What was asked for a moment ago, where its answer was lost. @throws Conflict where it is another one */
async function justAsked(ctx: Ctx, { transactionId, reason }: RefundRequestInput): Promise<RefundRequest> {
  const [same] = await selectRequests(ctx).where(
    and(
      eq(refundRequests.transactionId, transactionId),
      eq(refundRequests.status, 'open'),
      eq(refundRequests.reason, reason),
      gt(refundRequests.createdAt, repeatedSince(ctx)),
    ),
  );
  if (!same) throw new Conflict(/*i18n*/ 'You have already asked for a refund of this payment.');
  return same;
}

/** One's own requests, the latest first. */
export function listMyRefundRequests(ctx: Ctx): Promise<RefundRequest[]> {
  const { id } = signedIn(ctx.actor);
  return selectRequests(ctx)
    .where(eq(paymentTransactions.customerId, id))
    .orderBy(desc(refundRequests.id))
    .limit(100);
}
