import { z } from 'zod';
import { priceUpgrade } from './price-upgrade.ts';
import { readRunning } from './read-running.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { formatInr } from '#kit/india/money.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { lockSubject } from '#money/payments/one-transaction.ts';
import { chargedFor } from '#money/payments/priced-order.ts';
import { recordOfflinePayment } from '#money/payments/record-offline-payment.ts';
import { orderLimit, startPayment, type StartedPayment } from '#money/payments/start-payment.ts';
import { OfflineInput, refuseTaxedEarlier } from '#money/quotation-payments/record-payment.ts';
import {
  closeTransactions,
  lockTransactions,
} from '#money/receivables/bank-statements/close-transactions.ts';
import { lockReference } from '#money/receivables/known-reference.ts';
import { dayReceived } from '#money/receivables/day-received.ts';
import { signedIn } from '#people/customers/customer.ts';

/**
 * Begins to collect the difference for a higher plan of whoever asks; asked again, goes on with the open payment.
 * @throws NotFound · Invalid · Conflict with the reason why it cannot be exchanged, or not for this one
 */
export async function payUpgrade(
  ctx: Ctx,
  input: { admissionId: string; planId: string; clientReference: string | null },
): Promise<StartedPayment> {
  const { id: customerId } = signedIn(ctx.actor);
  await ctx.limit(orderLimit, customerId);
  const running = await readRunning(ctx, { admissionId: input.admissionId, customerId });
  return startPayment(ctx, await priceUpgrade(ctx, running, input));
}

export const UpgradeInput = OfflineInput.omit({ billTo: true }).extend({
  planId: z.uuid(/*staff*/ 'Choose a plan'),
});

/**
 * Writes down that a customer paid the difference beside the gateway: the higher plan begins, with note and invoice, and
 * the line of a statement that fits stands for it.
 * @throws NotFound · Invalid · Conflict as above · NotAcknowledged where a return that was taken for filing changes
 */
export async function recordUpgrade(
  ctx: Ctx,
  input: z.output<typeof UpgradeInput> & { admissionId: string },
): Promise<void> {
  allow(ctx.actor, 'payments:record');
  const { admissionId, planId, method, reference, acknowledged = false } = input;
  const receivedOn = dayReceived(ctx, input);
  await inTransaction(ctx, async (ctx) => {
    // In the order of whoever records money of invoices: the reference, its lines, then what they pay.
    await lockReference(ctx, input);
    await lockTransactions(ctx, input);
    const { admission: seen } = await readRunning(ctx, { admissionId });
    const { customerId } = seen;
    await lockSubject(ctx, { customerId, purpose: 'upgrade', subjectId: admissionId });
    const running = await readRunning(ctx, { admissionId });
    const order = await priceUpgrade(ctx, running, { planId, clientReference: null });
    await refuseTaxedEarlier(ctx, { order, receivedOn, acknowledged });
    const money = { method, reference };
    const transactionId = await recordOfflinePayment(ctx, { ...order, receivedOn }, money, customerId);
    const amountPaise = chargedFor(order);
    await closeTransactions(ctx, { reference, amountPaise, receivedOn, as: { transactionId } });
    await audit(ctx, {
      action: 'changed',
      subjectType: 'admission',
      subjectId: admissionId,
      after: {
        upgradedTo: order.lines[0]?.title ?? '',
        paid: formatInr(amountPaise),
        ...money,
        receivedOn,
      },
    });
  });
}
