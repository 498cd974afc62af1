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
import { startPayment, type StartedPayment } from '#money/payments/start-payment.ts';
import { OfflineInput } from '#money/quotation-payments/record-payment.ts';
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
  const running = await readRunning(ctx, { admissionId: input.admissionId, customerId });
  return startPayment(ctx, await priceUpgrade(ctx, running, input));
}

export const UpgradeInput = OfflineInput.omit({ billTo: true }).extend({
  planId: z.uuid(/*staff*/ 'Choose a plan'),
});

/**
 * Writes down that a customer paid the difference beside the gateway: the higher plan begins, with note and invoice.
 * @throws NotFound · Invalid · Conflict as above
 */
export async function recordUpgrade(
  ctx: Ctx,
  input: z.output<typeof UpgradeInput> & { admissionId: string },
): Promise<void> {
  allow(ctx.actor, 'payments:record');
  const { admissionId, planId, method, reference } = input;
  await inTransaction(ctx, async (ctx) => {
    const { admission: seen } = await readRunning(ctx, { admissionId });
    const { customerId } = seen;
    await lockSubject(ctx, { customerId, purpose: 'upgrade', subjectId: admissionId });
    const running = await readRunning(ctx, { admissionId });
    const order = await priceUpgrade(ctx, running, { planId, clientReference: null });
    await recordOfflinePayment(ctx, order, { method, reference }, customerId);
    await audit(ctx, {
      action: 'changed',
      subjectType: 'admission',
      subjectId: admissionId,
      after: {
        upgradedTo: order.lines[0]?.title ?? '',
        paid: formatInr(chargedFor(order)),
        method,
        reference,
      },
    });
  });
}
