import { and, desc, eq, getTableColumns, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { invoices } from './table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { revisedKinds } from './invoice.ts';
import { signedIn } from '#people/customers/customer.ts';
import { NotFound } from '#kit/errors.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

/**
 * A document as everybody reads it: what was issued, and the buyer's address as staff completed it while it waited for the
 * e-invoice portal (decision 109).
 */
export const asRead = {
  ...getTableColumns(invoices),
  content: sql`coalesce((
    select invoices.content || jsonb_build_object('buyer', invoices.content -> 'buyer' || jsonb_build_object('address', completed.address, 'pincode', completed.pincode))
    from e_invoices completed where completed.invoice_id = invoices.id and completed.address is not null
  ), invoices.content)`.mapWith(invoices.content),
};

/** Any document. Who may see it, the caller knows. @throws NotFound */
export async function readInvoice(ctx: Pick<Ctx, 'db'>, input: { invoiceId: string }): Promise<InvoiceRow> {
  const [row] = await ctx.db.select(asRead).from(invoices).where(eq(invoices.id, input.invoiceId));
  if (!row) throw new NotFound(/*i18n*/ 'This document');
  return row;
}

/** Those of these that there are. */
export async function readInvoices(ctx: Pick<Ctx, 'db'>, ids: string[]): Promise<InvoiceRow[]> {
  return ids.length === 0 ? [] : ctx.db.select(asRead).from(invoices).where(inArray(invoices.id, ids));
}

/** What says last whom a document is for: its revision, or itself. */
export async function latestOf(ctx: Pick<Ctx, 'db'>, invoice: InvoiceRow): Promise<InvoiceRow> {
  const [revision] = await ctx.db
    .select(asRead)
    .from(invoices)
    .where(and(eq(invoices.correctsId, invoice.id), inArray(invoices.kind, [...revisedKinds])));
  return revision ?? invoice;
}

const first = alias(invoices, 'first');
/** What a payment made, and what staff wrote to correct that: a revision, a note. */
const ofPayment = or(
  eq(invoices.id, first.id),
  and(eq(invoices.correctsId, first.id), isNull(invoices.transactionId)),
);
const mine = (ctx: Ctx, also: SQL | undefined) =>
  and(eq(paymentTransactions.customerId, signedIn(ctx.actor).id), also);

/** One's own. @throws Unauthenticated · NotFound, also for somebody else's */
export async function readMyInvoice(ctx: Ctx, input: { invoiceId: string }): Promise<InvoiceRow> {
  const [found] = await ctx.db
    .select({ row: asRead })
    .from(paymentTransactions)
    .innerJoin(first, eq(first.transactionId, paymentTransactions.id))
    .innerJoin(invoices, ofPayment)
    .where(mine(ctx, eq(invoices.id, input.invoiceId)));
  if (!found) throw new NotFound(/*i18n*/ 'This document');
  return found.row;
}

/** One's own documents, the latest first; of one payment where it is named. @throws Unauthenticated */
export function listMyInvoices(ctx: Ctx, input: { transactionId: string | null }) {
  const { id, number, kind, issuedAt, totalPaise } = invoices;
  const { id: transactionId } = paymentTransactions;
  return ctx.db
    .select({ id, number, kind, issuedAt, transactionId, totalPaise })
    .from(paymentTransactions)
    .innerJoin(first, eq(first.transactionId, transactionId))
    .innerJoin(invoices, ofPayment)
    .where(mine(ctx, input.transactionId === null ? undefined : eq(transactionId, input.transactionId)))
    .orderBy(desc(id))
    .limit(300);
}
