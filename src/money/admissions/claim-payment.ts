import { and, desc, eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { NotFound, NotGenuine } from '#kit/errors.ts';
import { signedIn } from '#people/customers/customer.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { confirmPayment, lookRarely, type Signed } from '#money/payments/confirm-payment.ts';
import { ownTransaction } from '#money/payments/one-transaction.ts';
import { paymentsOf } from './list-payments.ts';
import { isUnderWay, type AdmissionPaymentStatus } from './payment-status.ts';

/**
 * The browser says how the checkout ended. A success counts when its signature holds and the provider, asked, says so;
 * a failure only makes us ask. Status null: nobody has tried to pay.
 * @param input.signed null where the browser brings no signature
 * @param input.paymentId empty where it names no payment: that is an error where it says that it paid
 * @throws NotFound
 */
export async function claimPayment(
  ctx: Ctx,
  input: { transactionId: string; signed: Signed | null; paymentId: string; saysPaid: boolean },
): Promise<{ transactionId: string; isError: boolean; status: AdmissionPaymentStatus | null }> {
  const known = await claimed(ctx, input.transactionId);
  const genuine = await look(ctx, known.id, input.signed);
  const payments = await paymentsOf(ctx, { customerId: known.customerId, admissionId: known.subjectId });
  const payment = payments.find(({ transactionId }) => transactionId === known.id);
  const status = payment?.status ?? null;
  const isPaidFor = payment !== undefined && isUnderWay(payment);
  // Unsigned it says nothing that the provider has not said.
  const isIdle = input.saysPaid && input.signed === null && !(input.paymentId && isPaidFor);
  const isError = !genuine || isIdle || (input.signed !== null && payment !== undefined && !isPaidFor);
  return { transactionId: known.id, isError, status };
}

/** The payment that a client means. An id that it makes up for the claim alone means its latest one. */
async function claimed(ctx: Ctx, id: string) {
  try {
    return await ownTransaction(ctx, id);
  } catch (error) {
    if (!(error instanceof NotFound) || !/^11\d+$/.test(id)) throw error;
    const { customerId, purpose, createdAt } = paymentTransactions;
    const [latest] = await ctx.db
      .select({ id: paymentTransactions.id })
      .from(paymentTransactions)
      .where(and(eq(customerId, signedIn(ctx.actor).id), eq(purpose, 'admission')))
      .orderBy(desc(createdAt))
      .limit(1);
    if (!latest) throw error;
    return ownTransaction(ctx, latest.id);
  }
}

/** Asks the provider. False for a signature that does not hold. */
async function look(ctx: Ctx, transactionId: string, signed: Signed | null): Promise<boolean> {
  if (!signed) {
    await lookRarely(ctx, await ownTransaction(ctx, transactionId), { trigger: 'customer' });
    return true;
  }
  try {
    await confirmPayment(ctx, { transactionId, ...signed });
    return true;
  } catch (error) {
    if (error instanceof NotGenuine) return false;
    throw error;
  }
}
