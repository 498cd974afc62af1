import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { refundRequests } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { addBusinessDays } from '#sales/office-hours/business-days.ts';
import { readOfficeTime } from '#sales/office-hours/read-office-time.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { refundMail } from './refund-mail.ts';
import { Conflict, NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { lockTransaction, readTransaction } from '#money/payments/one-transaction.ts';
import { sendAtOnce, writeRefund } from '#money/payments/refunds/refund-payment.ts';
import { readRefundRequest } from './read-refund-request.ts';
import { payDays, type RefundRequestStatus } from './refund-request.ts';

const Answer = z.string().trim().max(600, 'Use at most 600 characters');

export const RefundApproval = z.strictObject({
  amountPaise: z.number().int('Whole paise only').positive('The amount must be above zero'),
  /** The customer reads it. */
  answer: Answer.default(''),
});
export const RefundRefusal = z.strictObject({ answer: Answer.min(1, 'Tell the customer why') });

type Decided = { requestId: string };

/**
 * All or a part of the money goes back: the same refund as by hand, in the transaction of the decision.
 * @throws NotFound · Conflict for one that is decided · Invalid for more than is left
 */
export async function approveRefund(
  ctx: Ctx,
  { requestId, amountPaise, answer }: Decided & z.infer<typeof RefundApproval>,
): Promise<void> {
  const staff = allow(ctx.actor, 'payments:refund');
  const request = await readRefundRequest(ctx, { requestId });
  if (!request) throw new NotFound('This request');
  const calendar = await readOfficeTime(ctx);
  const payment = await readTransaction(ctx, request.transactionId);
  const today = dateInIndia(ctx.now());
  const refund = await inTransaction(ctx, async (ctx) => {
    // Before the request's row: whoever settles the payment takes them in this order.
    await lockTransaction(ctx, payment);
    await decide(ctx, requestId, {
      status: 'approved',
      approvedPaise: amountPaise,
      answer,
      decidedBy: staff.name,
      payFromOn: addBusinessDays(calendar, today, payDays.from),
      payDueOn: addBusinessDays(calendar, today, payDays.until),
    });
    await ctx.jobs.enqueue(ctx.db, refundMail, [{ what: 'approved', requestId }]);
    return writeRefund(ctx, payment, {
      amountPaise,
      reason: 'As the customer asked',
      idempotencyKey: `request-${requestId}`,
      gatewayPaymentId: null,
    });
  });
  await sendAtOnce(ctx, refund);
}

/** The customer is told why. @throws NotFound · Conflict for one that is decided */
export async function refuseRefund(
  ctx: Ctx,
  { requestId, answer }: Decided & z.infer<typeof RefundRefusal>,
): Promise<void> {
  const staff = allow(ctx.actor, 'payments:refund');
  if (!(await readRefundRequest(ctx, { requestId }))) throw new NotFound('This request');
  await inTransaction(ctx, async (ctx) => {
    await decide(ctx, requestId, { status: 'refused', answer, decidedBy: staff.name });
    await ctx.jobs.enqueue(ctx.db, refundMail, [{ what: 'refused', requestId }]);
  });
}

/** The first decision counts. */
async function decide(
  ctx: Ctx,
  requestId: string,
  set: Partial<typeof refundRequests.$inferInsert> & { status: RefundRequestStatus },
): Promise<void> {
  const now = ctx.now();
  const [decided] = await ctx.db
    .update(refundRequests)
    .set({ ...set, decidedAt: now, updatedAt: now })
    .where(and(eq(refundRequests.id, requestId), eq(refundRequests.status, 'open')))
    .returning({ id: refundRequests.id });
  if (!decided) throw new Conflict('This request was decided in the meantime.');
  const { status, approvedPaise, answer } = set;
  await audit(ctx, {
    action: 'status-changed',
    subjectType: 'refund-request',
    subjectId: requestId,
    before: { status: 'open' },
    after: { status, approvedPaise, answer },
  });
  await queueWebhooks(ctx, 'refund.decided', { requestId, status, approvedPaise: approvedPaise ?? null });
}
