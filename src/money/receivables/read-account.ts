import { and, asc, desc, eq, gt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { claimsOf } from './claims/claim-payment.ts';
import { paidOf } from './paid-of.ts';
import { payPageUrl } from './pay-page/pay-link.ts';
import { remindersOf } from './reminders/send-reminders.ts';
import { taxesOfAdvances } from './kept-back/of-advance.ts';
import { advances, receipts, receivables, settlements } from './table.server.ts';
import { auditView } from '#agency/audit/record-view.ts';
import { staff } from '#agency/staff/table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { describeEInvoice } from '#money/invoices/e-invoices/register.ts';
import { readInvoice } from '#money/invoices/find-invoice.ts';
import { billsOfInvoice } from '#money/invoices/supplier-bills/supplier-bills.ts';
import { invoices } from '#money/invoices/table.server.ts';

/** One document with all it says; where it is owed, with what settled it. @throws NotFound */
export async function getInvoiceAccount(ctx: Ctx, input: { invoiceId: string }) {
  allow(ctx.actor, 'invoices:read');
  const invoice = await readInvoice(ctx, input);
  const of = eq(receivables.invoiceId, invoice.id);
  const [owed] = await ctx.db.select().from(receivables).where(of);
  const note = alias(invoices, 'note');
  const rows = await ctx.db
    .select({
      id: settlements.id,
      at: settlements.at,
      kind: settlements.kind,
      amountPaise: settlements.amountPaise,
      method: receipts.method,
      reference: receipts.reference,
      receivedOn: receipts.receivedOn,
      receiptId: receipts.id,
      returnedOn: receipts.returnedOn,
      misbooked: receipts.misbooked,
      isAdvance: advances.id,
      noteNumber: note.number,
      keptBack: settlements.keptBack,
      reason: settlements.reason,
      staffName: staff.name,
    })
    .from(settlements)
    .leftJoin(receipts, eq(receipts.id, settlements.receiptId))
    .leftJoin(advances, eq(advances.id, settlements.advanceId))
    .leftJoin(note, eq(note.id, settlements.noteId))
    .leftJoin(staff, eq(staff.id, settlements.staffId))
    .where(eq(settlements.invoiceId, invoice.id))
    .orderBy(asc(settlements.id));
  const notes = await ctx.db
    .select({
      id: invoices.id,
      number: invoices.number,
      kind: invoices.kind,
      totalPaise: invoices.totalPaise,
    })
    .from(invoices)
    .where(eq(invoices.correctsId, invoice.id))
    .orderBy(asc(invoices.id));
  const reminders = await remindersOf(ctx, invoice.id);
  await auditView(ctx, { subjectType: 'invoice', subjectId: invoice.id });
  return {
    ...invoice,
    owed: owed
      ? {
          openPaise: owed.openPaise,
          promisedOn: owed.promisedOn,
          advancePaise: await advancesLeft(ctx, owed.buyerId),
          payUrl: await payPageUrl(ctx, { invoiceId: invoice.id, language: invoice.language }),
        }
      : null,
    paid: await paidOf(ctx, invoice, { isOwed: owed !== undefined }),
    bills: await billsOfInvoice(ctx, invoice),
    eInvoice: await describeEInvoice(ctx, invoice),
    settlements: rows.map(({ isAdvance, ...row }) => ({ ...row, isAdvance: isAdvance !== null })),
    notes,
    reminders,
    claims: await claimsOf(ctx, { invoiceId: invoice.id }),
  };
}

async function advancesLeft(ctx: Pick<Ctx, 'db'>, buyerId: string): Promise<number> {
  const rows = await ctx.db
    .select({ leftPaise: advances.leftPaise })
    .from(advances)
    .where(and(eq(advances.buyerId, buyerId), gt(advances.leftPaise, 0)));
  return rows.reduce((sum, { leftPaise }) => sum + leftPaise, 0);
}

const shownReceipts = 100;

/** What a buyer owes, has paid lately, and has paid before. */
export async function readBuyerAccount(ctx: Ctx, input: { buyerId: string }) {
  allow(ctx.actor, 'receivables:read');
  const { buyerId } = input;
  const [open, left, money] = await Promise.all([
    ctx.db
      .select({
        id: receivables.invoiceId,
        number: invoices.number,
        issuedAt: invoices.issuedAt,
        dueOn: receivables.dueOn,
        taxablePaise: invoices.taxablePaise,
        gstPaise: invoices.gstPaise,
        totalPaise: receivables.totalPaise,
        openPaise: receivables.openPaise,
      })
      .from(receivables)
      .innerJoin(invoices, eq(invoices.id, receivables.invoiceId))
      .where(and(eq(receivables.buyerId, buyerId), gt(receivables.openPaise, 0)))
      .orderBy(asc(receivables.dueOn), asc(receivables.invoiceId)),
    ctx.db
      .select({
        id: advances.id,
        takenOn: advances.takenOn,
        amountPaise: advances.amountPaise,
        leftPaise: advances.leftPaise,
        voucherId: advances.voucherId,
        voucherNumber: invoices.number,
      })
      .from(advances)
      .leftJoin(invoices, eq(invoices.id, advances.voucherId))
      .where(and(eq(advances.buyerId, buyerId), gt(advances.leftPaise, 0)))
      .orderBy(asc(advances.id)),
    ctx.db
      .select()
      .from(receipts)
      .where(eq(receipts.buyerId, buyerId))
      .orderBy(desc(receipts.id))
      .limit(shownReceipts),
  ]);
  const taxes = await taxesOfAdvances(
    ctx,
    left.map(({ id }) => id),
  );
  const keptBackOf = (id: string) => (taxes.get(id) ?? []).reduce((sum, { leftPaise }) => sum + leftPaise, 0);
  return {
    open: open.map(({ issuedAt, ...one }) => ({ ...one, issuedOn: dateInIndia(issuedAt) })),
    advances: left.map((one) => ({ ...one, keptBackPaise: keptBackOf(one.id) })),
    receipts: money,
    openPaise: open.reduce((sum, { openPaise }) => sum + openPaise, 0),
    advancePaise: left.reduce((sum, { leftPaise }) => sum + leftPaise, 0),
  };
}
