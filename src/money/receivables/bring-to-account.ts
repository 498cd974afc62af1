import { and, eq, or, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { carryCredit, exchangedWith } from './exchanged.ts';
import { receipts, receivables, settlements } from './table.server.ts';
import { buyers } from '#money/buyers/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import type { InvoiceRow } from '#money/invoices/find-invoice.ts';
import { isSample } from '#money/invoices/invoice.ts';
import { invoiceOf, notesAgainst } from '#money/invoices/taken-off.ts';
import { offlineMethods, type OfflineMethod } from '#money/payments/offline-methods.ts';
import { readTransaction, type TransactionRow } from '#money/payments/one-transaction.ts';
import { paymentAttempts, paymentTransactions } from '#money/payments/table.server.ts';

export type Receipt = typeof receipts.$inferSelect;

/** The receipt of a payment, where it has one: of an invoice that was owed, or of any other that came back. */
export async function receiptOf(
  ctx: Pick<Ctx, 'db'>,
  { id, purpose, paidPaymentId }: TransactionRow,
): Promise<Receipt | undefined> {
  const { method, reference, transactionId } = receipts;
  const [found] = await ctx.db
    .select()
    .from(receipts)
    .where(
      purpose === 'invoice'
        ? and(eq(method, 'online'), eq(reference, paidPaymentId ?? id))
        : eq(transactionId, id),
    );
  return found;
}

/** The payment that a receipt is of; undefined for money that was recorded as one. */
export async function paymentOf(
  ctx: Pick<Ctx, 'db'>,
  { method, reference, transactionId }: Receipt,
): Promise<TransactionRow | undefined> {
  if (transactionId === null && method !== 'online') return undefined;
  const { id, paidPaymentId } = paymentTransactions;
  const [found] = await ctx.db
    .select()
    .from(paymentTransactions)
    .where(transactionId === null ? eq(paidPaymentId, reference) : eq(id, transactionId));
  return found;
}

/**
 * The receipt of a payment. Whose invoice was made by the payment has none, for it was never owed: then it gets one now, with
 * the account of its invoice, as if it had been owed and paid, so that one way takes all money back. What its buyer kept
 * back as tax is left open, for the caller to settle. Plans that took each other's place come to account together, for
 * money of the one pays the other. Under the lock of the payment. @returns null where it has no invoice
 */
export async function bringToAccount(ctx: Ctx, paid: TransactionRow): Promise<Receipt | null> {
  const known = await receiptOf(ctx, paid);
  if (known) return known;
  let buyerId: string | undefined;
  for (const one of await exchangedWith(ctx, paid)) {
    const its = (await receiptOf(ctx, one)) ?? (await writeAccount(ctx, one, buyerId));
    buyerId = its?.buyerId;
  }
  return (await receiptOf(ctx, paid)) ?? null;
}

/** The same for a payment whose plan took the place of another, where that one's has an account. When it is paid. */
export async function joinAccount(ctx: Ctx, paid: TransactionRow): Promise<void> {
  const { credit } = paid.order;
  if (credit && (await receiptOf(ctx, await readTransaction(ctx, credit.transactionId))))
    await bringToAccount(ctx, paid);
}

/** @param itsBuyer whose earlier plan it took the place of */
async function writeAccount(ctx: Ctx, paid: TransactionRow, itsBuyer?: string): Promise<Receipt | null> {
  const invoice = await invoiceOf(ctx, { transactionId: paid.id });
  if (!invoice) return null;
  const buyerId = itsBuyer ?? (await buyerOf(ctx, invoice));
  const at = paid.paidAt ?? ctx.now();
  const day = dateInIndia(at);
  const leftPaise = paid.totalPaise - paid.refundedPaise;
  const notes = await notesAgainst(ctx, { id: invoice.id, transactionId: paid.id });
  const { totalPaise } = invoice;
  // What its buyer kept back, and what an earlier plan pays.
  const openPaise = notes.reduce((open, note) => open - note.totalPaise, totalPaise - leftPaise);
  await ctx.db.insert(receivables).values({
    invoiceId: invoice.id,
    buyerId,
    dueOn: dateInIndia(invoice.issuedAt),
    totalPaise,
    openPaise,
  });
  const [receipt] = await ctx.db
    .insert(receipts)
    .values({
      id: v7(),
      createdAt: at,
      buyerId,
      receivedOn: paid.order.receivedOn ?? day,
      ...(await howItCame(ctx, paid)),
      amountPaise: leftPaise,
      linkId: paid.linkId,
      transactionId: paid.id,
    })
    .returning();
  if (!receipt) throw new Error('The insert returned nothing');
  const its = { at, buyerId, invoiceId: invoice.id };
  await ctx.db.insert(settlements).values([
    { ...its, id: v7(), kind: 'money', amountPaise: leftPaise, receiptId: receipt.id },
    ...notes.map((note) => ({
      ...its,
      id: v7(),
      kind: 'note' as const,
      amountPaise: note.totalPaise,
      noteId: note.id,
    })),
  ]);
  await carryCredit(ctx, invoice);
  return receipt;
}

/** What came by bank is called by the way and the bank's own reference. */
async function howItCame(ctx: Pick<Ctx, 'db'>, { id, mode, paidPaymentId }: TransactionRow) {
  const called = paidPaymentId ?? id;
  if (mode !== 'offline') return { method: 'online' as const, reference: called };
  const [attempt] = await ctx.db
    .select({ method: paymentAttempts.method })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.gatewayPaymentId, called));
  const method = (attempt?.method ?? 'bank') as OfflineMethod;
  return { method, reference: called.slice(offlineMethods[method].length + 1) };
}

/** Who owes it: the buyer of this GST number, or of this name and address; written down where nobody is. */
async function buyerOf(ctx: Pick<Ctx, 'db'>, { content, language, number }: InvoiceRow): Promise<string> {
  const { name, gstin, address, pincode, stateCode, phone, country = '' } = content.buyer;
  const email = content.buyer.email.toLowerCase();
  const same = gstin
    ? eq(buyers.gstin, gstin)
    : and(eq(buyers.email, email), or(eq(buyers.name, name), eq(buyers.company, name)));
  const [known] = await ctx.db
    .select({ id: buyers.id })
    .from(buyers)
    .where(same)
    .orderBy(sql`${buyers.id}`)
    .limit(1);
  if (known) return known.id;
  const id = v7();
  await ctx.db.insert(buyers).values({
    id, name, company: '', gstin, address, pincode, stateCode, country, isZone: false, mobile: phone, email, language,
    isSample: isSample(number),
  }); // prettier-ignore
  return id;
}
