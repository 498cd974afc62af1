import { z } from 'zod';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { formatInr } from '#kit/india/money.ts';
import { offlineMethods, type OfflineMethod } from '#money/payments/offline-methods.ts';
import { lockSubject } from '#money/payments/one-transaction.ts';
import { recordOfflinePayment } from '#money/payments/record-offline-payment.ts';
import { billQuotation, refuseUnbillable } from '#sales/quotations/bill-quotation.ts';
import { BillTo } from '#sales/quotations/bill-to.ts';
import { readQuotationRow } from '#sales/quotations/find-quotation.ts';
import { priceQuotation } from './price-quotation.ts';
import { readDue } from './read-due.ts';

const methods = Object.keys(offlineMethods) as OfflineMethod[];
export const OfflineInput = z.strictObject({
  method: z.enum(methods, 'Choose how the money came'),
  /** What the bank calls it, so that it can be found again. */
  reference: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9][A-Z0-9/-]{2,39}$/, 'Enter the UTR or number: three to forty letters and digits'),
  /** Where the bill goes to, as far as the quotation does not say it. */
  billTo: BillTo.optional(),
});

/**
 * Writes down that what is due came by bank: the same as a payment through the gateway, invoice included.
 * @throws NotFound · Conflict when nothing is due · Invalid for a reference that was recorded before, or where an
 *   invoice lacks the state or the address that it must show
 */
export async function recordPayment(
  ctx: Ctx,
  input: z.input<typeof OfflineInput> & { quotationId: string },
): Promise<void> {
  allow(ctx.actor, 'payments:record');
  const { quotationId, method, reference, billTo } = input;
  await inTransaction(ctx, async (ctx) => {
    await lockSubject(ctx, { customerId: null, purpose: 'quotation', subjectId: quotationId });
    const quotation = await readQuotationRow(ctx, input);
    const due = await readDue(ctx, quotation);
    if (!due) throw new Conflict(/*i18n*/ 'There is nothing to pay for this quotation.');
    const billed = await billQuotation(ctx, quotation, billTo);
    await refuseUnbillable(ctx, billed);
    await recordOfflinePayment(ctx, priceQuotation(billed, due), { method, reference });
    await audit(ctx, {
      action: 'changed',
      subjectType: 'quotation',
      subjectId: quotationId,
      after: { paid: formatInr(due.amountPaise), method, reference },
    });
  });
}
