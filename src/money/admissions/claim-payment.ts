import type { Ctx } from '#kit/context.ts';
import { NotGenuine } from '#kit/errors.ts';
import { confirmPayment, lookRarely, type Signed } from '#money/payments/confirm-payment.ts';
import { ownTransaction } from '#money/payments/one-transaction.ts';
import { paymentsOf } from './list-payments.ts';
import { isUnderWay, type AdmissionPaymentStatus } from './payment-status.ts';

/**
 * The browser says how the checkout ended. A success counts when its signature holds and the provider, asked, says so;
 * a failure only makes us ask. Status null: nobody has tried to pay.
 * @param input.signed null where the browser names no payment: that is an error where it says that it paid
 * @throws NotFound
 */
export async function claimPayment(
  ctx: Ctx,
  input: { transactionId: string; signed: Signed | null; saysPaid: boolean },
): Promise<{ transactionId: string; isError: boolean; status: AdmissionPaymentStatus | null }> {
  const known = await ownTransaction(ctx, input.transactionId);
  const genuine = await look(ctx, known.id, input.signed);
  const payments = await paymentsOf(ctx, { customerId: known.customerId, admissionId: known.subjectId });
  const payment = payments.find(({ transactionId }) => transactionId === known.id);
  const status = payment?.status ?? null;
  const isPaidFor = payment !== undefined && isUnderWay(payment);
  const isEmpty = input.saysPaid && input.signed === null;
  const isError = !genuine || isEmpty || (input.signed !== null && payment !== undefined && !isPaidFor);
  return { transactionId: known.id, isError, status };
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
