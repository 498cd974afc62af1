import { z } from 'zod';
import { refuseUnacknowledged } from '#money/invoices/gst-return/refuse-unacknowledged.ts';
import { spokenReference } from '#money/receivables/bank-statements/bank-transaction.ts';
import {
  closeTransactions,
  lockTransactions,
} from '#money/receivables/bank-statements/close-transactions.ts';
import { closeQuotationClaims } from '#money/receivables/claims/staff-claims.ts';
import { dayReceived } from '#money/receivables/day-received.ts';
import { settleKeptBack } from '#money/receivables/kept-back/settle-kept-back.ts';
import {
  dueText,
  keptBackIn,
  sectionFault,
  taxFields,
  taxIn,
} from '#money/receivables/kept-back/tax-kept-back.ts';
import { lockReference } from '#money/receivables/known-reference.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, Invalid } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { formatInr, type Paise } from '#kit/india/money.ts';
import { offlineMethods, type OfflineMethod } from '#money/payments/offline-methods.ts';
import { lockSubject } from '#money/payments/one-transaction.ts';
import { leastOnlinePaise, type PricedOrder } from '#money/payments/priced-order.ts';
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
    .overwrite(spokenReference)
    .regex(/^[A-Z0-9][A-Z0-9/-]{2,39}$/, 'Enter the UTR or number: three to forty letters and digits'),
  /** The day on which the bank has it, of the last year; left out: today. */
  receivedOn: z.iso.date('Choose the day on which the bank has it').optional(),
  /** The accountant knows, where the return of an earlier month was taken for filing and changes by it. */
  acknowledged: z.boolean().optional(),
  /** Where the bill goes to, as far as the quotation does not say it. */
  billTo: BillTo.optional(),
});

/** Of a quotation its payer may keep tax back, too. */
export const QuotationMoneyInput = OfflineInput.extend(taxFields);

/** The same with what it pays. */
export const QuotationMoney = QuotationMoneyInput.extend({
  quotationId: z.uuid(/*staff*/ 'Choose the quotation'),
});

/**
 * Writes down that what is due came by bank: the same as a payment through the gateway, invoice included. The line of a
 * statement that fits stands for it, and whatever its addressee told of the same reference is booked.
 * @param input.amountPaise what the bank shows, which must be what is due, less what was kept back of it as tax
 * @returns the payment's id
 * @throws NotFound · Conflict when nothing is due, or another sum · Invalid for a reference that was recorded before, a
 *   day to come, a section that does not hold on that day, or where an invoice lacks the state or the address that it must show · NotAcknowledged where a return
 *   that was taken for filing changes
 */
export async function recordPayment(
  ctx: Ctx,
  input: z.input<typeof QuotationMoney> & { amountPaise?: Paise },
): Promise<string> {
  allow(ctx.actor, 'payments:record');
  const { quotationId, amountPaise, billTo, acknowledged = false, ...told } = input;
  const { method, reference } = told;
  const taxes = taxIn(told);
  const keptBackPaise = keptBackIn(taxes);
  const receivedOn = dayReceived(ctx, told);
  const fault = sectionFault(taxes, receivedOn);
  if (fault) throw new Invalid({ tdsRuleId: fault });
  return inTransaction(ctx, async (ctx) => {
    // In the order of whoever records money of invoices: the reference, its lines, then what they pay.
    await lockReference(ctx, told);
    await lockTransactions(ctx, told);
    await lockSubject(ctx, { customerId: null, purpose: 'quotation', subjectId: quotationId });
    const quotation = await readQuotationRow(ctx, input);
    const due = await readDue(ctx, quotation);
    if (!due) throw new Conflict(/*i18n*/ 'There is nothing to pay for this quotation.');
    const moneyPaise = due.amountPaise - keptBackPaise;
    if (moneyPaise < leastOnlinePaise) throw new Invalid({ tdsPaise: dueText(due.amountPaise) });
    if (amountPaise !== undefined && amountPaise !== moneyPaise)
      throw new Conflict(/*staff*/ '{due} is due of this quotation: another sum came.', {
        due: formatInr(due.amountPaise),
      });
    const billed = await billQuotation(ctx, quotation, billTo);
    await refuseUnbillable(ctx, billed);
    const order = priceQuotation(billed, due);
    await refuseTaxedEarlier(ctx, { order, receivedOn, acknowledged });
    const money = { method, reference };
    const kept = keptBackPaise > 0 && { keptBackPaise };
    const transactionId = await recordOfflinePayment(ctx, { ...order, ...kept, receivedOn }, money);
    if (kept) await settleKeptBack(ctx, { transactionId, taxes });
    await closeQuotationClaims(ctx, { quotationId, transactionId, reference });
    await closeTransactions(ctx, { reference, amountPaise: moneyPaise, receivedOn, as: { transactionId } });
    await audit(ctx, {
      action: 'changed',
      subjectType: 'quotation',
      subjectId: quotationId,
      after: {
        paid: formatInr(moneyPaise),
        ...(kept && { keptBack: formatInr(keptBackPaise) }),
        ...money,
        receivedOn,
      },
    });
    return transactionId;
  });
}

/** Its tax belongs to the month of the money. @throws NotAcknowledged where the return of that was taken for filing */
export async function refuseTaxedEarlier(
  ctx: Ctx,
  {
    order: { gst },
    receivedOn,
    acknowledged,
  }: { order: PricedOrder; receivedOn: string; acknowledged: boolean },
): Promise<void> {
  const { gstin } = await readSettings(ctx);
  const months = gstin !== '' && gst.gstPaise > 0 ? [receivedOn.slice(0, 7)] : [];
  await refuseUnacknowledged(ctx, { months, acknowledged });
}
