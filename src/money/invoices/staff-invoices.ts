import { and, desc, eq, gte, inArray, isNull, lte, or, type SQL } from 'drizzle-orm';
import { v7 } from 'uuid';
import { eInvoiceOf } from './e-invoices/register.ts';
import { eInvoices } from './e-invoices/table.server.ts';
import { invoices } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { auditView } from '#agency/audit/record-view.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { invoiceMail } from './invoice-mail.ts';
import { Conflict, Invalid } from '#kit/errors.ts';
import { pageByTime } from '#kit/rows/time-page.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { readInvoice, type InvoiceRow } from './find-invoice.ts';
import type { InvoiceFilter } from './invoice-filter.ts';
import { searchInvoices } from './search-invoices.ts';

const { id, number, kind, financialYear, issuedAt, transactionId, correctsId, buyerId, dueOn } = invoices;
const { buyerName, buyerGstin, buyerEmail, taxablePaise, gstPaise, totalPaise } = invoices;
const shown = {
  id, number, kind, financialYear, issuedAt, transactionId, buyerId, dueOn,
  buyerName, buyerGstin, buyerEmail, taxablePaise, gstPaise, totalPaise, registration: eInvoices.state,
}; // prettier-ignore

/** Documents, the latest first. */
export async function listInvoices(ctx: Ctx, input: InvoiceFilter) {
  allow(ctx.actor, 'invoices:read');
  const ofPayment = input.transactionId ? await documentsOf(ctx, input.transactionId) : undefined;
  const chosen = and(
    input.kind && eq(kind, input.kind),
    input.financialYear
      ? and(gte(financialYear, input.financialYear), lte(financialYear, input.financialYear))
      : undefined,
    ofPayment,
    input.buyerId ? eq(buyerId, input.buyerId) : undefined,
    input.registration && eq(eInvoices.state, input.registration),
  );
  // With a year between two ends in the order its index is read; told that it equals one, the database walks back through
  // all years since.
  const latestFirst = input.financialYear ? [desc(financialYear), desc(id)] : [desc(id)];
  return searchInvoices(ctx, input.q, (matching, db) =>
    pageByTime(input, (before, limit, offset) =>
      db
        .select(shown)
        .from(invoices)
        .leftJoin(eInvoices, eq(eInvoices.invoiceId, id))
        .where(and(chosen, matching, before(id)))
        .orderBy(...latestFirst)
        .limit(limit)
        .offset(offset),
    ),
  );
}

/** What a payment made, and what staff wrote to correct that; by ids, so that both are found by an index. */
async function documentsOf(ctx: Pick<Ctx, 'db'>, payment: string): Promise<SQL | undefined> {
  const made = await ctx.db.select({ id }).from(invoices).where(eq(transactionId, payment));
  const corrects = inArray(
    correctsId,
    made.map((one) => one.id),
  );
  return or(eq(transactionId, payment), and(corrects, isNull(transactionId)));
}

/** One document with all it says. @throws NotFound */
export async function getInvoice(ctx: Ctx, input: { invoiceId: string }): Promise<InvoiceRow> {
  allow(ctx.actor, 'invoices:read');
  const row = await readInvoice(ctx, input);
  await auditView(ctx, { subjectType: 'invoice', subjectId: row.id });
  return row;
}

/** Mails a document to its buyer once more. @throws NotFound · Invalid where there is no address */
export async function resendInvoice(ctx: Ctx, input: { invoiceId: string }): Promise<void> {
  allow(ctx.actor, 'invoices:send');
  const invoice = await readInvoice(ctx, input);
  const { id: invoiceId, buyerEmail: to } = invoice;
  if ((await eInvoiceOf(ctx, invoice))?.state === 'waiting')
    throw new Conflict(/*staff*/ 'It waits for its number from the portal, and is no invoice before that.');
  if (!to) throw new Invalid({ email: 'There is no e-mail address to send it to' });
  await inTransaction(ctx, async (ctx) => {
    await ctx.jobs.enqueue(ctx.db, invoiceMail, [{ key: `invoice:${invoiceId}:${v7()}`, invoiceId }]);
    await audit(ctx, { action: 'retried', subjectType: 'invoice', subjectId: invoiceId });
  });
}
