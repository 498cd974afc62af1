import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { eInvoices } from './table.server.ts';
import { cancelHours, mustRegister, type EInvoice } from './e-invoice.ts';
import { inv01Of } from './inv-01.ts';
import { lockEInvoice } from './lock-e-invoice.ts';
import { readPortalAnswer } from './portal-answer.ts';
import { audit } from '#agency/audit/record.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, Invalid } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { lockReceivables, writeSettlement } from '#money/receivables/write-settlement.ts';
import { readInvoice, type InvoiceRow } from '../find-invoice.ts';
import { invoiceMail } from '../invoice-mail.ts';
import { invoices } from '../table.server.ts';

const shown = {
  state: eInvoices.state,
  irn: eInvoices.irn,
  ackNo: eInvoices.ackNo,
  ackAt: eInvoices.ackAt,
  signedQr: eInvoices.signedQr,
};

/** What is printed of a document's registration; null where it needs none. */
export async function eInvoiceOf(ctx: Pick<Ctx, 'db'>, input: { number: string }): Promise<EInvoice | null> {
  const [found] = await ctx.db
    .select(shown)
    .from(eInvoices)
    .innerJoin(invoices, eq(invoices.id, eInvoices.invoiceId))
    .where(eq(invoices.number, input.number));
  return found ?? null;
}

/** Holds a document back until the portal has registered it, where that has to be. @returns whether it is held */
export async function holdForPortal(
  ctx: Pick<Ctx, 'db'>,
  document: { invoiceId: string; day: string; eInvoiceFrom: string; mails: boolean } & Parameters<
    typeof mustRegister
  >[0],
): Promise<boolean> {
  const { invoiceId, day, eInvoiceFrom, mails } = document;
  if (!mustRegister(document, day, eInvoiceFrom)) return false;
  await ctx.db.insert(eInvoices).values({ invoiceId, mails });
  return true;
}

/** Its registration with what it lacks, for staff; null where it needs none. */
export async function describeEInvoice(ctx: Pick<Ctx, 'db' | 'now'>, invoice: InvoiceRow) {
  const [found] = await ctx.db
    .select({ ...shown, cancelledAt: eInvoices.cancelledAt, cancelReason: eInvoices.cancelReason })
    .from(eInvoices)
    .where(eq(eInvoices.invoiceId, invoice.id));
  if (!found) return null;
  const { signedQr: _code, ...rest } = found;
  return {
    ...rest,
    faults: found.state === 'waiting' ? inv01Of(invoice).faults : [],
    cancelUntil: found.state === 'registered' && found.ackAt ? lastMoment(found.ackAt) : null,
  };
}

const lastMoment = (ackAt: Date) => new Date(ackAt.getTime() + cancelHours * 3_600_000);

/** The file for the portal. @throws NotFound where none is due · Conflict with all that is missing */
export async function exportInv01(ctx: Ctx, input: { invoiceId: string }): Promise<string> {
  allow(ctx.actor, 'invoices:edit');
  const invoice = await readInvoice(ctx, input);
  await lockEInvoice(ctx, input);
  const { json, faults } = inv01Of(invoice);
  if (!json) throw new Conflict(faults.join('. '));
  await audit(ctx, { action: 'exported', subjectType: 'invoice', subjectId: invoice.id });
  // The portal's tool takes in lists.
  return JSON.stringify([json], null, 2);
}

export const AnswerInput = z.strictObject({
  answer: z
    .string(/*staff*/ 'Paste what the portal answered')
    .min(2, /*staff*/ 'Paste what the portal answered')
    .max(400_000),
});

/** Keeps what the portal answered: now it is an invoice, and its buyer gets it. @throws NotFound · Invalid · Conflict where it waits no more */
export async function storePortalAnswer(
  ctx: Ctx,
  input: z.infer<typeof AnswerInput> & { invoiceId: string },
): Promise<void> {
  allow(ctx.actor, 'invoices:edit');
  await inTransaction(ctx, async (ctx) => {
    // Its address is not completed meanwhile.
    const { mails } = await lockEInvoice(ctx, input);
    const invoice = await readInvoice(ctx, input);
    const answer = readPortalAnswer(input.answer, invoice);
    if (typeof answer === 'string') throw new Invalid({ answer });
    const stored = await ctx.db
      .update(eInvoices)
      .set({ state: 'registered', ...answer })
      .where(and(eq(eInvoices.invoiceId, invoice.id), eq(eInvoices.state, 'waiting')))
      .returning({ id: eInvoices.invoiceId });
    if (stored.length === 0) throw new Conflict(/*staff*/ 'It is registered already.');
    if (mails)
      await ctx.jobs.enqueue(ctx.db, invoiceMail, [{ key: `invoice:${invoice.id}`, invoiceId: invoice.id }]);
    await audit(ctx, {
      action: 'changed',
      subjectType: 'invoice',
      subjectId: invoice.id,
      after: { irn: answer.irn, ackNo: answer.ackNo },
    });
  });
}

export const CancellationInput = z.strictObject({
  reason: z.string().trim().min(3, /*staff*/ 'Say why, as to the portal').max(100),
});

/**
 * Writes down that the portal has taken one back: its number stays and counts as cancelled, nothing of it is owed or filed.
 * @throws NotFound · Conflict after a day, for a note, or where something has settled it
 */
export async function recordCancellation(
  ctx: Ctx,
  input: z.infer<typeof CancellationInput> & { invoiceId: string },
): Promise<void> {
  allow(ctx.actor, 'invoices:edit');
  const { invoiceId, reason } = input;
  await inTransaction(ctx, async (ctx) => {
    const [owed] = await lockReceivables(ctx, [invoiceId]);
    const { state, ackAt } = await lockEInvoice(ctx, { invoiceId });
    if (state !== 'registered' || !ackAt)
      throw new Conflict(/*staff*/ 'Only what is registered can be cancelled.');
    if (ctx.now() > lastMoment(ackAt))
      throw new Conflict(/*staff*/ 'The portal cancels within 24 hours only. Take it off by a credit note.');
    const notes = await ctx.db.$count(invoices, eq(invoices.correctsId, invoiceId));
    if (!owed || owed.openPaise !== owed.totalPaise || notes > 0)
      throw new Conflict(
        /*staff*/ 'Something has settled it, or it is a note. Take it off by a credit note.',
      );
    await ctx.db
      .update(eInvoices)
      .set({ state: 'cancelled', cancelledAt: ctx.now(), cancelReason: reason })
      .where(eq(eInvoices.invoiceId, invoiceId));
    const { buyerId, totalPaise } = owed;
    await writeSettlement(ctx, { kind: 'cancelled', amountPaise: totalPaise, buyerId, invoiceId, reason });
    await audit(ctx, {
      action: 'changed',
      subjectType: 'invoice',
      subjectId: invoiceId,
      after: { cancelled: reason },
    });
    await queueWebhooks(ctx, 'invoice.cancelled', { invoiceId, noteId: null });
  });
}
