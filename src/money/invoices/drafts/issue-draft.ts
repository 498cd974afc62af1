import { eq } from 'drizzle-orm';
import { invoiceDrafts } from './table.server.ts';
import { supplyFaults } from '#catalogue/gst/supply-faults.ts';
import { quotationMilestones } from '#money/milestones/table.server.ts';
import { recurringRuns } from '../recurring/table.server.ts';
import { readBuyer, type BuyerRow } from '#money/buyers/buyers.ts';
import { beginReceivable } from '#money/receivables/write-settlement.ts';
import { lockAdvances, settleWithAdvances } from '#money/receivables/advances.ts';
import { audit } from '#agency/audit/record.ts';
import { samplePrefix } from '#agency/settings/invoice-prefix.ts';
import { refuseOwnGstin } from '#agency/settings/own-gstin.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, Invalid, NotFound } from '#kit/errors.ts';
import { addDays, dateInIndia } from '#kit/india/india-date.ts';
import { message } from '#kit/language/message.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { latestOf, readInvoice } from '../find-invoice.ts';
import { mustRegister } from '../e-invoices/e-invoice.ts';
import { inv01Of } from '../e-invoices/inv-01.ts';
import { addressFromPaise, isSale, type InvoiceContent, type InvoiceKind } from '../invoice.ts';
import { correctedBy, issueDocument } from '../issue.ts';
import { numbersOf, type SupplierBill } from '../supplier-bills/supplier-bill.ts';
import { giveBills, takeBills } from '../supplier-bills/supplier-bills.ts';
import { contentOf, kindOf, readDraft, type DraftRow } from './drafts.ts';

/**
 * Makes an invoice of a draft: worked out once more, frozen, numbered, owed from now on, and mailed where the buyer has an
 * address.
 * @param input.byHand nobody is mailed; staff pass it on
 * @param input.useAdvances money that the buyer has paid before settles it first
 * @throws NotFound, also for one that somebody else has just issued · Invalid for what the invoice must show and lacks
 */
export async function issueDraft(
  ctx: Ctx,
  input: { draftId: string; byHand: boolean; useAdvances: boolean },
): Promise<{ id: string; number: string }> {
  allow(ctx.actor, 'invoices:edit');
  return issueNow(ctx, input);
}

/** The same for what goes by itself. @throws as issueDraft */
export function issueNow(
  ctx: Ctx,
  input: { draftId: string; byHand: boolean; useAdvances: boolean },
): Promise<{ id: string; number: string }> {
  return inTransaction(ctx, async (ctx) => {
    const bills = await takeBills(ctx, input);
    const [draft] = await ctx.db.delete(invoiceDrafts).where(eq(invoiceDrafts.id, input.draftId)).returning();
    if (!draft) throw new NotFound(/*staff*/ 'This draft');
    const buyer = await readBuyer(ctx, draft);
    const settings = await readSettings(ctx);
    const content = await wholeContent(ctx, draft, buyer, settings);
    refuseUnproven(draft, bills, settings.gstin !== '');
    refuseUnregistrable(ctx, kindOf(draft, content), content, settings);
    const dueOn = addDays(dateInIndia(ctx.now()), draft.dueDays);
    const { totalPaise } = content.totals;
    const locked = input.useAdvances
      ? await lockAdvances(ctx, { buyerId: buyer.id, upToPaise: totalPaise })
      : [];
    const paidBefore = locked.map(({ number, amountPaise }) => ({ number, amountPaise }));
    const issued = await issueDocument(
      ctx,
      {
        kind: kindOf(draft, content),
        transactionId: null,
        refundId: null,
        buyerId: buyer.id,
        ...(draft.correctsId && { correctsId: draft.correctsId }),
        dueOn,
        content: { ...content, ...(locked.length > 0 && { paidBefore }) },
        language: buyer.language,
        prefix: draft.isSample ? samplePrefix : settings.invoicePrefix,
      },
      { byHand: input.byHand || !buyer.email },
    );
    await giveBills(ctx, { bills, invoiceId: issued.id });
    await ctx.db
      .update(recurringRuns)
      .set({ state: 'issued', invoiceId: issued.id, fault: '' })
      .where(eq(recurringRuns.draftId, draft.id));
    await ctx.db
      .update(quotationMilestones)
      .set({ invoiceId: issued.id })
      .where(eq(quotationMilestones.draftId, draft.id));
    await beginReceivable(ctx, { invoiceId: issued.id, buyerId: buyer.id, dueOn, totalPaise });
    await settleWithAdvances(ctx, { invoiceId: issued.id, buyerId: buyer.id, locked });
    await audit(ctx, {
      action: 'created',
      subjectType: 'invoice',
      subjectId: issued.id,
      after: { number: issued.number, draftId: draft.id, totalPaise, dueOn },
    });
    return issued;
  });
}

/**
 * Offers what a draft says under a number of its own: no tax invoice, owed by nobody, in no return. The draft stays.
 * @throws NotFound · Invalid as for the invoice
 */
export async function issueProforma(
  ctx: Ctx,
  input: { draftId: string; byHand: boolean },
): Promise<{ id: string; number: string }> {
  allow(ctx.actor, 'invoices:edit');
  return inTransaction(ctx, async (ctx) => {
    const draft = await readDraft(ctx, input);
    const buyer = await readBuyer(ctx, draft);
    const settings = await readSettings(ctx);
    if (draft.correctsId) throw new Conflict(/*staff*/ 'A debit note has no proforma.');
    const issued = await issueDocument(
      ctx,
      {
        kind: 'proforma',
        transactionId: null,
        refundId: null,
        buyerId: buyer.id,
        content: await wholeContent(ctx, draft, buyer, settings),
        language: buyer.language,
        prefix: draft.isSample ? samplePrefix : settings.invoicePrefix,
      },
      { byHand: input.byHand || !buyer.email },
    );
    await audit(ctx, {
      action: 'created',
      subjectType: 'invoice',
      subjectId: issued.id,
      after: { number: issued.number, draftId: draft.id },
    });
    return issued;
  });
}

/** All that the document says, and nothing that the law asks for is missing. @throws Invalid */
async function wholeContent(
  ctx: Ctx,
  draft: DraftRow,
  buyer: BuyerRow,
  settings: SiteSettings,
): Promise<InvoiceContent> {
  const content = await contentOf(ctx, draft, buyer);
  await refuseOwnGstin(ctx, buyer.gstin);
  refuseUnissuable(draft, buyer, settings, { ...content.totals, day: dateInIndia(ctx.now()) });
  if (!draft.correctsId) return content;
  const invoice = await readInvoice(ctx, { invoiceId: draft.correctsId });
  if (invoice.buyerId !== buyer.id || (!isSale(invoice.kind) && invoice.kind !== 'invoice'))
    throw new Invalid({ correctsId: /*staff*/ 'This is no invoice of this buyer' });
  const { number, issuedOn } = correctedBy(await latestOf(ctx, invoice));
  return { ...content, corrects: { number, issuedOn } };
}

/** What is passed on without GST is so by the supplier's bill on the client alone. Source: CGST Rules, 33 @throws Invalid */
function refuseUnproven({ lines }: DraftRow, bills: SupplierBill[], isAsked: boolean): void {
  const named = numbersOf(lines);
  const unnamed = bills.filter(({ number }) => !named.includes(number));
  // It would go along with the mail.
  if (unnamed.length > 0)
    throw new Invalid({
      bills: message(/*staff*/ 'No line names the supplier’s bill {numbers}: take it off', {
        numbers: unnamed.map(({ number }) => number).join(', '),
      }),
    });
  const missing = isAsked ? named.filter((proof) => !bills.some(({ number }) => number === proof)) : [];
  if (missing.length > 0)
    throw new Invalid({
      bills: message(
        /*staff*/ 'Attach the supplier’s bill {numbers}: without it what was paid for the client is charged with GST',
        { numbers: missing.join(', ') },
      ),
    });
}

/** What the e-invoice portal would not take in could never become an invoice. @throws Invalid */
function refuseUnregistrable(
  ctx: Pick<Ctx, 'now'>,
  kind: InvoiceKind,
  content: InvoiceContent,
  { eInvoiceFrom, invoicePrefix }: SiteSettings,
): void {
  const issuedAt = ctx.now();
  if (!mustRegister({ kind, content }, dateInIndia(issuedAt), eInvoiceFrom)) return;
  const { faults } = inv01Of({ number: invoicePrefix, kind, issuedAt, content });
  if (faults.length > 0) throw new Invalid({ eInvoice: faults.join('. ') });
}

/** Every fault has its own text, so that the screen can say all at once. */
function refuseUnissuable(
  { supply, lines }: DraftRow,
  buyer: BuyerRow,
  settings: SiteSettings,
  { taxablePaise, totalPaise, day }: { taxablePaise: number; totalPaise: number; day: string },
): void {
  const errors: Record<string, string> = {};
  if (lines.length === 0) errors.lines = /*staff*/ 'Add at least one line';
  else if (totalPaise === 0)
    errors.lines = /*staff*/ 'It comes to nothing, and what costs nothing needs no invoice';
  if (settings.gstin) {
    const mustShow = buyer.gstin !== '' || taxablePaise >= addressFromPaise;
    if (mustShow && !buyer.address)
      errors.address = buyer.gstin
        ? /*staff*/ 'Enter the buyer’s address: an invoice with a GST number names it'
        : /*staff*/ 'Enter the buyer’s address: from ₹50,000 on an invoice names it';
    if (buyer.gstin && !buyer.company)
      errors.company = /*staff*/ 'Enter the name that is registered for the buyer’s GST number';
  }
  Object.assign(errors, supplyFaults({ ...buyer, supply }, settings, day));
  if (Object.keys(errors).length > 0) throw new Invalid(errors);
}
