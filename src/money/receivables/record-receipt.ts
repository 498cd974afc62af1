import { v7 } from 'uuid';
import { z } from 'zod';
import { spokenReference } from './bank-statements/bank-transaction.ts';
import { closeTransactions, lockTransactions } from './bank-statements/close-transactions.ts';
import { closeClaims } from './claims/staff-claims.ts';
import { receipts } from './table.server.ts';
import { readBuyer } from '#money/buyers/buyers.ts';
import { refuseUnacknowledged } from '#money/invoices/gst-return/refuse-unacknowledged.ts';
import { audit } from '#agency/audit/record.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { formatInr, type Paise } from '#kit/india/money.ts';
import type { Message } from '#kit/language/message.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { offlineMethods, type OfflineMethod } from '#money/payments/offline-methods.ts';
import { storeAdvance } from './advances.ts';
import { issuedLater, monthOfInvoice, settleAsAdvance } from './money-before-invoice.ts';
import { dayReceived } from './day-received.ts';
import { isKnownReference, lockReference } from './known-reference.ts';
import { baseOf } from './kept-back/base-of.ts';
import {
  dueText,
  keptBackIn,
  nothingKeptBack,
  sectionFault,
  taxFields,
  type TaxKeptBack,
} from './kept-back/tax-kept-back.ts';
import { writeKeptBack } from './kept-back/write-kept-back.ts';
import { lockReceivables, writeSettlement, type Receivable } from './write-settlement.ts';

const paise = z.number(/*i18n*/ 'Enter an amount').int().min(0, /*i18n*/ 'Enter an amount');
const Part = z.strictObject({ invoiceId: z.uuid(), amountPaise: paise, ...taxFields });
export type Part = z.output<typeof Part>;

export const ReceiptInput = z.strictObject({
  buyerId: z.uuid(/*staff*/ 'Choose who paid'),
  receivedOn: z.iso.date(/*staff*/ 'Choose the day on which the bank has it'),
  method: z.enum(Object.keys(offlineMethods) as OfflineMethod[], /*staff*/ 'Choose how the money came'),
  /** What the bank calls it, so that it can be found again. */
  reference: z
    .string()
    .trim()
    .toUpperCase()
    .overwrite(spokenReference)
    .regex(
      /^[A-Z0-9][A-Z0-9/-]{2,39}$/,
      /*staff*/ 'Enter the UTR or number: three to forty letters and digits',
    ),
  amountPaise: paise.min(1, /*i18n*/ 'Enter an amount'),
  invoices: z.array(Part).max(100),
  /** What was kept back of the rest, that no invoice takes. */
  advance: z.strictObject(taxFields).optional(),
  /** The accountant knows, where the return of an earlier month was taken for filing and changes by it. */
  acknowledged: z.boolean().optional(),
});
export type ReceiptInput = z.infer<typeof ReceiptInput>;

/** The same as somebody types it, whose year may be a slip. @throws Invalid for more than a year ago, besides */
export async function recordTypedReceipt(ctx: Ctx, input: ReceiptInput): Promise<{ id: string }> {
  allow(ctx.actor, 'payments:record');
  dayReceived(ctx, input);
  return recordReceipt(ctx, input);
}

/**
 * Writes down money that the bank shows, what it settles, and what of it is an advance: what nothing takes, and what came
 * in a month before its invoice was issued.
 * @throws NotFound for the buyer · Invalid for a reference that was recorded before, a day to come, an invoice of somebody
 *   else, or more than is open of one · NotAcknowledged where a return that was taken for filing changes
 */
export async function recordReceipt(ctx: Ctx, input: ReceiptInput): Promise<{ id: string }> {
  allow(ctx.actor, 'payments:record');
  const { invoices: parts, advance: ofAdvance = nothingKeptBack, acknowledged = false, ...money } = input;
  return inTransaction(ctx, async (ctx) => {
    const buyer = await readBuyer(ctx, money);
    if (money.receivedOn > dateInIndia(ctx.now()))
      throw new Invalid({ receivedOn: /*staff*/ 'This day is still to come' });
    await lockReference(ctx, money);
    await lockTransactions(ctx, money);
    const owed = await lockReceivables(
      ctx,
      parts.map(({ invoiceId }) => invoiceId),
    );
    const leftPaise = money.amountPaise - parts.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
    refuseUnsettling(parts, owed, money);
    refuseUnadvanced(ofAdvance, money, leftPaise);
    const later = await issuedLater(ctx, {
      receivedOn: money.receivedOn,
      invoiceIds: parts.flatMap(({ invoiceId, amountPaise }) => (amountPaise > 0 ? [invoiceId] : [])),
    });
    if (leftPaise > 0 || later.size > 0)
      await refuseUnacknowledged(ctx, {
        months: [money.receivedOn.slice(0, 7), ...[...later.values()].map(monthOfInvoice)],
        acknowledged,
      });
    const [receipt] = (await isKnownReference(ctx, money))
      ? []
      : await ctx.db
          .insert(receipts)
          .values({ ...money, id: v7(), createdAt: ctx.now() })
          .onConflictDoNothing()
          .returning();
    if (!receipt) throw new Invalid({ reference: /*staff*/ 'This payment was recorded before' });
    for (const part of parts)
      await settlePart(ctx, part, {
        receiptId: receipt.id,
        isAdvance: later.has(part.invoiceId),
        ...money,
      });
    await closeClaims(ctx, receipt);
    await closeTransactions(ctx, { ...receipt, as: { receiptId: receipt.id } });
    await audit(ctx, {
      action: 'created',
      subjectType: 'receipt',
      subjectId: receipt.id,
      after: {
        received: formatInr(money.amountPaise),
        method: money.method,
        reference: money.reference,
        ...(leftPaise > 0 && { advance: formatInr(leftPaise) }),
        ...(keptBackIn(ofAdvance) > 0 && { keptBack: formatInr(keptBackIn(ofAdvance)) }),
      },
    });
    await queueWebhooks(ctx, 'payment.received', { ...receipt, receiptId: receipt.id });
    // Last: their vouchers take numbers, and everybody else's waits.
    for (const part of parts) {
      const { invoiceId, amountPaise } = part;
      const invoice = later.get(invoiceId);
      const before = owed.find((one) => one.invoiceId === invoiceId);
      if (invoice && before)
        await settleAsAdvance(ctx, {
          receipt,
          buyer,
          invoice,
          owed: before,
          amountPaise,
          keptBackPaise: keptBackIn(part),
        });
    }
    if (leftPaise > 0)
      await storeAdvance(ctx, {
        receipt,
        buyer,
        amountPaise: leftPaise,
        takenOn: money.receivedOn,
        keptBack: ofAdvance,
      });
    return { id: receipt.id };
  });
}

/** Every part has its own text, so that the form can say all at once. */
export function refuseUnsettling(
  parts: Part[],
  owed: Receivable[],
  { buyerId, receivedOn }: Pick<ReceiptInput, 'buyerId' | 'receivedOn'>,
): void {
  const errors: Record<string, Message> = {};
  const seen = new Set<string>();
  for (const [i, part] of parts.entries()) {
    const { invoiceId, amountPaise } = part;
    const of = owed.find((one) => one.invoiceId === invoiceId && one.buyerId === buyerId);
    if (!of || seen.has(invoiceId))
      errors[`invoices.${i}.invoiceId`] = /*staff*/ 'Nothing is owed of this one';
    else if (amountPaise + keptBackIn(part) > of.openPaise)
      errors[`invoices.${i}.amountPaise`] = dueText(of.openPaise);
    const fault = sectionFault(part, receivedOn);
    if (fault) errors[`invoices.${i}.tdsRuleId`] = fault;
    seen.add(invoiceId);
  }
  if (Object.keys(errors).length > 0) throw new Invalid(errors);
}

/** Of what is kept for later tax can be kept back, where anything is. */
function refuseUnadvanced(
  keptBack: TaxKeptBack,
  { receivedOn }: Pick<ReceiptInput, 'receivedOn'>,
  leftPaise: Paise,
): void {
  if (leftPaise < 0) throw new Invalid({ amountPaise: /*staff*/ 'The invoices take more than came' });
  if (leftPaise === 0 && keptBackIn(keptBack) > 0)
    throw new Invalid({ 'advance.tdsPaise': /*staff*/ 'Nothing is left that it was kept back of' });
  const fault = sectionFault(keptBack, receivedOn);
  if (fault) throw new Invalid({ 'advance.tdsRuleId': fault });
}

/** What one invoice gets of it. @param isAdvance its money is written down as one, by the caller */
async function settlePart(
  ctx: Ctx,
  part: Part,
  {
    buyerId,
    receiptId,
    receivedOn: deductedOn,
    isAdvance,
  }: { buyerId: string; receiptId: string; receivedOn: string; isAdvance: boolean },
): Promise<void> {
  const { invoiceId, amountPaise } = part;
  const row = { buyerId, invoiceId, receiptId };
  if (amountPaise > 0 && !isAdvance) await writeSettlement(ctx, { ...row, kind: 'money', amountPaise });
  const settledPaise = amountPaise + keptBackIn(part);
  await writeKeptBack(ctx, { ...row, deductedOn }, part, () => baseOf(ctx, { invoiceId, settledPaise }));
}
