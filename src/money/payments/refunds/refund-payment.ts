import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { paymentAttempts } from '../table.server.ts';
import { paymentRefunds } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, Invalid } from '#kit/errors.ts';
import { message } from '#kit/language/message.ts';
import { formatInr } from '#kit/india/money.ts';
import { GatewayDown } from '#kit/ports/gateway.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { auditPayment } from '../move-transaction.ts';
import { endReview } from '../end-review.ts';
import { lockTransaction, readTransaction } from '../one-transaction.ts';
import { receiptOf } from '#money/receivables/bring-to-account.ts';
import { purposeOf } from '../purpose.ts';
import { requestRefund, type RefundRow } from './request-refund.ts';
import { sendRefund } from './send-refund.ts';
import { payOutOffline } from '../record-offline-payment.ts';

export const RefundInput = z.strictObject({
  amountPaise: z.number().int('Whole paise only').positive('The amount must be above zero'),
  reason: z.string().trim().min(1, 'Say why').max(300),
  /** The same key again is the same refund. */
  idempotencyKey: z.string().min(10).max(100),
  /** Which of several payments; the one that counts where it is null. */
  gatewayPaymentId: z.string().nullable().default(null),
});
type RefundInput = z.infer<typeof RefundInput>;

/**
 * Staff give money back, never more than came. Written down first, then sent; where the gateway does not answer, a job
 * sends it. @throws Invalid, Conflict, NotFound
 */
export async function refundPayment(
  ctx: Ctx,
  input: RefundInput & { transactionId: string },
): Promise<RefundRow> {
  allow(ctx.actor, 'payments:refund');
  const row = await readTransaction(ctx, input.transactionId);
  const refund = await inTransaction(ctx, (ctx) => writeRefund(ctx, row, input));
  await sendAtOnce(ctx, refund);
  const [sent] = await ctx.db.select().from(paymentRefunds).where(eq(paymentRefunds.id, refund.id));
  return sent ?? refund;
}

/** So long the one who asks has to send it themselves: more than the gateway is waited for. */
const sendingMs = 30_000;

/** Sends what was written down; where the gateway does not answer, the job that stands beside it does. */
export async function sendAtOnce(ctx: Ctx, { id }: Pick<RefundRow, 'id'>): Promise<void> {
  try {
    await sendRefund(ctx, { refundId: id }, { trigger: 'staff' });
  } catch (error) {
    if (!(error instanceof GatewayDown)) throw error;
  }
}

type Row = Awaited<ReturnType<typeof readTransaction>>;

/** Writes down that money goes back, with its audit and its job, on the caller's transaction. @throws Invalid, Conflict */
export async function writeRefund(ctx: Ctx, of: Row, input: RefundInput): Promise<RefundRow> {
  const row = await lockTransaction(ctx, of);
  const earlier = await ctx.db
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.idempotencyKey, input.idempotencyKey));
  const [same] = earlier;
  if (same) {
    if (same.transactionId !== row.id || same.amountPaise !== input.amountPaise)
      throw new Conflict('This refund was already asked for with another amount.');
    return same;
  }
  const payment = await paymentMeant(ctx, row, input.gatewayPaymentId);
  if (row.paidAt && payment.gatewayPaymentId === row.paidPaymentId) await refuseBack(ctx, row);
  const left = payment.amountPaise - (await promisedBack(ctx, payment));
  if (input.amountPaise > left)
    throw new Invalid({
      amountPaise: message('At most {amount} can still be given back.', { amount: formatInr(left) }),
    });
  const { amountPaise, reason, idempotencyKey } = input;
  const staffName = ctx.actor.kind === 'staff' ? ctx.actor.name : null;
  const wanted = {
    gatewayPaymentId: payment.gatewayPaymentId,
    amountPaise,
    reason,
    idempotencyKey,
    staffName,
  };
  const refund = await requestRefund(ctx, row, wanted, new Date(ctx.now().getTime() + sendingMs));
  if (!refund) throw new Conflict('This refund was already asked for.');
  if (row.status !== 'review') await endReview(ctx, row);
  await auditPayment(ctx, row, 'refund-requested', {
    trigger: 'staff',
    evidence: { refundId: refund.id, amountPaise, reason },
  });
  await audit(ctx, {
    action: 'refunded',
    subjectType: 'payment',
    subjectId: row.id,
    after: { amountPaise, reason },
  });
  if (row.mode === 'offline') await payOutOffline(ctx, row, refund);
  return refund;
}

/** Refuses to give back what counts as paid for something else, and what the bank took from us already. @throws Conflict */
async function refuseBack(ctx: Ctx, row: Row): Promise<void> {
  if ((await receiptOf(ctx, row))?.returnedOn)
    throw new Conflict(/*staff*/ 'This money came back: the bank took it from us already.');
  await purposeOf(ctx, row.purpose).beforeRefund?.(ctx, row);
}

async function paymentMeant(ctx: Ctx, row: Row, named: string | null) {
  const attempts = await ctx.db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.transactionId, row.id));
  const received = attempts.filter(({ captured }) => captured);
  const wanted = named ?? row.paidPaymentId ?? received[0]?.gatewayPaymentId;
  const payment = received.find(({ gatewayPaymentId }) => gatewayPaymentId === wanted);
  if (!payment) throw new Conflict('No money has come that could be given back.');
  return payment;
}

/** What went back or is on its way. */
async function promisedBack(
  ctx: Ctx,
  { gatewayPaymentId }: typeof paymentAttempts.$inferSelect,
): Promise<number> {
  const refunds = await ctx.db
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.gatewayPaymentId, gatewayPaymentId));
  return refunds
    .filter(({ status }) => status !== 'failed')
    .reduce((all, { amountPaise }) => all + amountPaise, 0);
}
