import { storeAdvance, settleWithAdvances, referenceOf } from './advances.ts';
import type { receipts } from './table.server.ts';
import type { Receivable } from './write-settlement.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import type { Ctx } from '#kit/context.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import type { Paise } from '#kit/india/money.ts';
import type { BuyerRow } from '#money/buyers/buyers.ts';
import { latestOf, readInvoices, type InvoiceRow } from '#money/invoices/find-invoice.ts';
import { isSample } from '#money/invoices/invoice.ts';
import { correctedBy } from '#money/invoices/issue.ts';
import { voucherOnInvoice } from '#money/invoices/write-bill.ts';

export const monthOfInvoice = ({ issuedAt }: Pick<InvoiceRow, 'issuedAt'>) =>
  dateInIndia(issuedAt).slice(0, 7);

/**
 * Which of these invoices were issued in a later month than their money came: what they are paid with was an advance, and
 * its tax belongs to its own month. Where nothing is taxed there is none. Source: CGST Act, section 13(2)
 * @param receivedOn the bank's day
 */
export async function issuedLater(
  ctx: Ctx,
  { receivedOn, invoiceIds }: { receivedOn: string; invoiceIds: string[] },
): Promise<Map<string, InvoiceRow>> {
  const { gstin } = await readSettings(ctx);
  const rows = gstin ? await readInvoices(ctx, invoiceIds) : [];
  return new Map(
    rows.flatMap((row) =>
      row.gstPaise > 0 && receivedOn.slice(0, 7) < monthOfInvoice(row) ? [[row.id, row] as const] : [],
    ),
  );
}

/** Settles such an invoice: with a voucher of the month of the money, used for it at once. Under the lock of the invoice. */
export async function settleAsAdvance(
  ctx: Ctx,
  input: {
    receipt: typeof receipts.$inferSelect;
    buyer: BuyerRow;
    invoice: InvoiceRow;
    /** As it was before this receipt. */
    owed: Receivable;
    amountPaise: Paise;
    keptBackPaise: Paise;
  },
): Promise<void> {
  const { receipt, buyer, invoice, owed, amountPaise, keptBackPaise } = input;
  const reference = referenceOf(receipt);
  const beforePaise = owed.totalPaise - owed.openPaise;
  const advanceId = await storeAdvance(ctx, {
    receipt,
    buyer,
    amountPaise,
    takenOn: receipt.receivedOn,
    isReal: !isSample(invoice.number),
    voucher: voucherOnInvoice(
      correctedBy(await latestOf(ctx, invoice)),
      { beforePaise, amountPaise, keptBackPaise, reference },
      buyer.language,
    ),
  });
  const used = { advanceId, receiptId: receipt.id, amountPaise };
  await settleWithAdvances(ctx, { invoiceId: invoice.id, buyerId: buyer.id, locked: [used] });
}
