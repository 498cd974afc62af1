import { z } from 'zod';
import { issueNote } from './issue-note.ts';
import { lockReceivable } from './write-settlement.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { BillLine } from '#money/invoices/bill.ts';
import { createDraft } from '#money/invoices/drafts/drafts.ts';
import { readInvoice, type InvoiceRow } from '#money/invoices/find-invoice.ts';
import { copyBills } from '#money/invoices/supplier-bills/supplier-bills.ts';
import { isInTime, isSale, type InvoiceLine } from '#money/invoices/invoice.ts';

export const ReplacementInput = z.strictObject({
  /** Which the buyer reads on the note. */
  explanation: z.string().trim().min(3, /*staff*/ 'Say what is wrong').max(300),
});

/**
 * Takes an invoice back whole by a credit note and begins a draft that says the same, to be put right and issued. Money
 * that was on it is the buyer's advance, which the new invoice takes when it is issued.
 * @throws NotFound · Conflict where its tax can come back no more, or what was kept back of it or written off stays
 */
export async function replaceInvoice(
  ctx: Ctx,
  input: z.output<typeof ReplacementInput> & { invoiceId: string },
): Promise<{ draftId: string; number: string }> {
  allow(ctx.actor, 'invoices:edit');
  const { invoiceId, explanation } = input;
  return inTransaction(ctx, async (ctx) => {
    const { buyerId, totalPaise } = await lockReceivable(ctx, { invoiceId });
    const invoice = await readInvoice(ctx, { invoiceId });
    if (!isSale(invoice.kind))
      throw new Conflict(/*staff*/ 'Only tax invoices are taken back whole for a new one.');
    if (invoice.content.isPart)
      throw new Conflict(
        /*staff*/ 'It bills a part of a quotation, so its amounts stay: take it off by a credit note.',
      );
    if (!isInTime(dateInIndia(invoice.issuedAt), dateInIndia(ctx.now())))
      throw new Conflict(
        /*staff*/ 'It is too late: after 30 November of the next year its tax does not come back.',
      );
    const { number } = await issueNote(ctx, {
      invoiceId,
      amountPaise: totalPaise,
      reason: 'replaced',
      explanation,
    });
    const { id: draftId } = await createDraft(ctx, { ...draftOf(invoice), buyerId });
    await copyBills(ctx, { from: invoice, to: { draftId } });
    return { draftId, number };
  });
}

/** What an invoice says, as it would be typed. */
function draftOf({ content, issuedAt, dueOn }: InvoiceRow) {
  const { supply = 'ordinary', lines, passedOn = [], orderNumber = '', note = '' } = content;
  const day = 24 * 60 * 60 * 1000;
  const dueDays = dueOn ? Math.round((Date.parse(dueOn) - Date.parse(dateInIndia(issuedAt))) / day) : 0;
  return {
    correctsId: null,
    supply,
    pricesInclude: false,
    lines: [
      ...lines.map(lineOf),
      ...passedOn.map(({ title, proof, amountPaise }): BillLine => ({
        ...lineOf({ ...nothing, title, unitPaise: amountPaise, taxablePaise: amountPaise }),
        kind: 'pure-agent',
        proof,
      })),
    ],
    dueDays,
    orderNumber,
    note,
  };
}

const nothing = { description: '', sac: '', quantity: 1, discountPaise: 0, gstPercent: 0 };

/** A price that was rounded for its document is typed as one whole, so that the line comes to the same. */
function lineOf(line: InvoiceLine): BillLine {
  const {
    title,
    description,
    sac,
    unit = '',
    quantity,
    unitPaise,
    discountPaise,
    gstPercent,
    treatment,
  } = line;
  const wholePaise = line.taxablePaise + discountPaise;
  const isExact = Math.round(quantity * 100) * unitPaise === wholePaise * 100;
  return {
    kind: 'service',
    title,
    description,
    sac,
    unit: isExact ? unit : '',
    quantity: isExact ? quantity : 1,
    unitPaise: isExact ? unitPaise : wholePaise,
    discountPaise,
    gstPercent,
    ...(treatment && { treatment }),
    proof: '',
  };
}
