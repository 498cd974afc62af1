import { z } from 'zod';
import { and, eq, inArray } from 'drizzle-orm';
import { invoices } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { changedParts } from '#agency/audit/changed-parts.ts';
import { samplePrefix } from '#agency/settings/invoice-prefix.ts';
import { refuseOwnGstin } from '#agency/settings/own-gstin.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, Invalid } from '#kit/errors.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { isGstin } from '#kit/india/gstin.ts';
import { placeOfSupply } from '#kit/india/place-of-supply.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { BillTo } from '#sales/quotations/bill-to.ts';
import { eInvoiceOf } from './e-invoices/register.ts';
import { latestOf, readInvoice, type InvoiceRow } from './find-invoice.ts';
import { largeFromPaise } from './gst-return/gst-return.ts';
import { addressFromPaise, isInTime, isSample, type InvoiceContent, type InvoiceKind } from './invoice.ts';
import { correctedBy, issueDocument } from './issue.ts';
import { abroad, isExport } from '#catalogue/gst/supply.ts';

export const RevisionInput = z.strictObject({
  name: z.string().trim().min(1, /*staff*/ 'Enter a name').max(120),
  gstin: z
    .string()
    .trim()
    .toUpperCase()
    .refine((gst) => gst === '' || isGstin(gst), { error: /*i18n*/ 'This is not a valid GST number' }),
  ...BillTo.shape,
  /** Why, in words that the buyer reads. */
  explanation: z.string().trim().max(300).default(''),
});
export type RevisionInput = z.infer<typeof RevisionInput>;

/** What a document becomes that says the same for the right buyer. */
const revisions: Partial<Record<InvoiceKind, InvoiceKind>> = {
  'tax-invoice': 'revised-invoice',
  'debit-note': 'revised-invoice',
  'credit-note': 'revised-note',
};

/**
 * Says once more what an issued document says, for the buyer it should have named: no amount changes and no money moves.
 * The return of its month amends the first one (tables 9A and 9C), or has the right one alone where it was not filed yet.
 * @throws NotFound · Conflict where it cannot be revised, or was · Invalid where the taxes or the table would be others
 */
export async function reviseInvoice(
  ctx: Ctx,
  input: RevisionInput & { invoiceId: string },
): Promise<{ id: string; number: string }> {
  allow(ctx.actor, 'invoices:edit');
  const { invoiceId, explanation, ...buyer } = input;
  return inTransaction(ctx, async (ctx) => {
    // Its row never changes: the lock alone makes whoever comes second wait, and find the revision.
    await ctx.db.select({ id: invoices.id }).from(invoices).where(eq(invoices.id, invoiceId)).for('update');
    const invoice = await readInvoice(ctx, { invoiceId });
    const kind = revisions[invoice.kind];
    if (invoice.kind === 'bill-of-supply')
      throw new Conflict(
        /*staff*/ 'A bill of supply keeps its buyer. Take it off by a credit note and write a new one.',
      );
    if (!kind) throw new Conflict(/*staff*/ 'Only tax invoices and their notes can be revised.');
    if (!isInTime(dateInIndia(invoice.issuedAt), dateInIndia(ctx.now())))
      throw new Conflict(
        /*staff*/ 'It is too late: a return can be amended until 30 November of the next year.',
      );
    if (await eInvoiceOf(ctx, invoice))
      throw new Conflict(
        /*staff*/ 'An e-invoice keeps its buyer. Take it off by a credit note and write a new one.',
      );
    const latest = await latestOf(ctx, invoice);
    if (latest.id !== invoice.id)
      throw new Conflict(
        /*staff*/ 'It was revised already, and that can be done once. Take it off by a credit note and write a new one.',
      );
    await refuseOwnGstin(ctx, buyer.gstin);
    const { content } = invoice;
    const place = isExport(content.supply ?? 'ordinary') ? abroad : placeOfSupply(buyer);
    await refuseOtherTaxes(ctx, invoice, buyer, place);
    const { invoicePrefix } = await readSettings(ctx);
    const { number, issuedOn } = correctedBy(invoice);
    const revised: InvoiceContent = {
      ...content,
      buyer: { ...content.buyer, ...buyer },
      placeOfSupply: place ?? content.placeOfSupply,
      revises: { number, issuedOn },
      ...(explanation && { note: explanation }),
    };
    const issued = await issueDocument(
      ctx,
      {
        kind,
        transactionId: null,
        refundId: null,
        ...(invoice.buyerId && { buyerId: invoice.buyerId }),
        correctsId: invoice.id,
        content: revised,
        language: invoice.language,
        prefix: isSample(number) ? samplePrefix : invoicePrefix,
      },
      { byHand: !invoice.buyerEmail },
    );
    await audit(ctx, {
      action: 'changed',
      subjectType: 'invoice',
      subjectId: invoice.id,
      ...changedParts(content.buyer, revised.buyer),
    });
    return issued;
  });
}

/** What changes must change neither the taxes nor the family of tables that it is filed in. */
async function refuseOtherTaxes(
  ctx: Pick<Ctx, 'db'>,
  { id, content, buyerGstin, totalPaise }: InvoiceRow,
  buyer: Pick<RevisionInput, 'name' | 'gstin' | 'address' | 'pincode' | 'stateCode'>,
  place: string | null,
): Promise<void> {
  const { supplier } = content;
  const crosses = content.placeOfSupply !== supplier.stateCode;
  const errors: Record<string, string> = {};
  if (place === null) errors.stateCode = /*staff*/ 'Choose the buyer’s state';
  else if (crosses !== (place !== supplier.stateCode))
    errors.stateCode =
      /*staff*/ 'Other taxes would be due. Take it off by a credit note and write a new invoice';
  if (!buyer.address && (buyer.gstin || content.totals.taxablePaise >= addressFromPaise))
    errors.address = buyer.gstin
      ? /*staff*/ 'Enter the buyer’s address: an invoice with a GST number names it'
      : /*staff*/ 'Enter the buyer’s address: from ₹50,000 on an invoice names it';
  if (buyerGstin && !buyer.gstin)
    errors.gstin =
      /*staff*/ 'It was filed with a GST number. Take it off by a credit note and write a new invoice';
  if (!buyerGstin && buyer.gstin) {
    const hasNotes =
      (await ctx.db.$count(
        invoices,
        and(eq(invoices.correctsId, id), inArray(invoices.kind, ['credit-note', 'debit-note'])),
      )) > 0;
    const stoodAlone =
      content.corrects !== null ||
      content.placeOfSupply === abroad ||
      (crosses && totalPaise >= largeFromPaise);
    if (hasNotes || stoodAlone)
      errors.gstin =
        /*staff*/ 'With a GST number it stands in another table, as its notes do. Take it off by a credit note and write a new invoice';
  }
  const now = content.buyer;
  const names = ['name', 'gstin', 'address', 'pincode', 'stateCode'] as const;
  if (names.every((name) => now[name] === buyer[name])) errors.name = /*staff*/ 'Nothing is different';
  if (Object.keys(errors).length > 0) throw new Invalid(errors);
}
