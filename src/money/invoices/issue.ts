import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { customers } from '#people/customers/table.server.ts';
import { invoices, invoiceSeries } from './table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { financialYearOf } from '#kit/india/financial-year.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import type { Ctx } from '#kit/context.ts';
import { latestOf, type InvoiceRow } from './find-invoice.ts';
import { holdForPortal } from './e-invoices/register.ts';
import { invoiceMail } from './invoice-mail.ts';
import type { Language } from '#kit/language/language.ts';
import type { Paise } from '#kit/india/money.ts';
import { isReal, type PaymentMode } from '#money/payments/payment-mode.ts';
import { purposeOf } from '#money/payments/purpose.ts';
import { samplePrefix } from '#agency/settings/invoice-prefix.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import {
  isInTime,
  isSale,
  isSample,
  saleKind,
  serialOf,
  seriesOf,
  type InvoiceContent,
  type InvoiceKind,
} from './invoice.ts';
import { creditedWith, invoiceOf, takenOff } from './taken-off.ts';
import { commercialContent, creditContent, invoiceContent } from './write-content.ts';

type Paid = {
  id: string;
  order: Parameters<typeof invoiceContent>[0];
  paidPaymentId: string | null;
  mode: PaymentMode;
};

/** The invoice of a payment, in the transaction that makes it paid: a number is taken exactly when money has come. */
export async function issueInvoice(ctx: Ctx, paid: Paid): Promise<void> {
  const settings = await readSettings(ctx);
  const language = await languageOfBuyer(ctx, paid.id);
  const written = invoiceContent(paid.order, settings, paid.paidPaymentId, language);
  const paidBefore = await creditedWith(ctx, paid);
  const content = { ...written, ...(paidBefore.length > 0 && { paidBefore }) };
  const kind = content.supplier.gstin ? saleKind(content) : 'receipt';
  const prefix = isReal(paid.mode) ? settings.invoicePrefix : samplePrefix;
  await issueDocument(ctx, { kind, transactionId: paid.id, refundId: null, content, language, prefix });
}

/** Why people look at a payment of which more went back than its invoice still said. */
export const moreThanLeft = 'More went back than was left of its invoice.';

/**
 * What a refund takes back of its invoice, in the transaction that learns that it was paid out.
 * @param refund.elsewherePaise of it what notes on other invoices take off
 * @returns null where nothing is left to take off
 */
export async function issueCreditNote(
  ctx: Ctx,
  paid: Pick<Paid, 'id'>,
  refund: { refundId: string; amountPaise: Paise; elsewherePaise: Paise },
): Promise<{ id: string; totalPaise: Paise } | null> {
  const invoice = await invoiceOf(ctx, { transactionId: paid.id });
  // Paid before there were invoices.
  if (!invoice) return null;
  const { backPaise, creditedPaise } = await takenOff(ctx, invoice);
  const before = backPaise + creditedPaise;
  const corrected = correctedBy(await latestOf(ctx, invoice));
  // Of what was credited for another plan nothing can be taken off once more, though the gateway gives it back.
  const amountPaise = Math.min(refund.amountPaise, invoice.totalPaise - before);
  if (amountPaise + refund.elsewherePaise < refund.amountPaise)
    await ctx.db
      .update(paymentTransactions)
      .set({ reviewReason: moreThanLeft })
      .where(eq(paymentTransactions.id, paid.id));
  if (amountPaise <= 0) return null;
  const kind = noteKind(ctx, invoice) ?? 'refund-receipt';
  const content =
    kind === 'commercial-note'
      ? commercialContent(corrected, amountPaise, invoice.language)
      : creditContent(corrected, before, amountPaise, invoice.language);
  const { refundId } = refund;
  const prefix = isSample(invoice.number) ? samplePrefix : (await readSettings(ctx)).invoicePrefix;
  const { id } = await issueDocument(ctx, {
    kind,
    transactionId: paid.id,
    refundId,
    content,
    language: invoice.language,
    prefix,
  });
  return { id, totalPaise: amountPaise };
}

export const correctedBy = ({ number, issuedAt, content }: InvoiceRow) => ({
  number,
  issuedOn: dateInIndia(issuedAt),
  content,
});

/** What takes something off a document today: a note with tax as long as it counts in a return; null where none is due. */
export function noteKind(ctx: Pick<Ctx, 'now'>, { kind, issuedAt }: InvoiceRow): InvoiceKind | null {
  if (kind === 'invoice') return 'commercial-note';
  if (!isSale(kind) && kind !== 'debit-note') return null;
  return isInTime(dateInIndia(issuedAt), dateInIndia(ctx.now())) ? 'credit-note' : 'commercial-note';
}

type Document = {
  kind: InvoiceKind;
  /** Null, both, for what staff write. */
  transactionId: string | null;
  refundId: string | null;
  buyerId?: string;
  correctsId?: string;
  dueOn?: string;
  content: InvoiceContent;
  language: Language;
  /** What the serials of its series begin with. */
  prefix: string;
};

/**
 * Gives a document its number and mails it, as the last work of the caller's transaction: everybody else's waits. What has
 * to be registered with the portal first is held, and mailed then.
 * @param mails.byHand staff pass it on themselves
 */
export async function issueDocument(
  ctx: Ctx,
  document: Document,
  mails: { byHand: boolean } = { byHand: false },
): Promise<{ id: string; number: string }> {
  const { prefix, ...row } = document;
  const issuedAt = ctx.now();
  const financialYear = financialYearOf(dateInIndia(issuedAt));
  const series = seriesOf(prefix, row.kind, financialYear);
  const count = await takeNumber(ctx, series);
  const { buyer, totals } = row.content;
  const id = v7();
  const number = serialOf(series, count);
  await ctx.db.insert(invoices).values({
    ...row,
    id,
    number,
    series,
    count,
    financialYear,
    issuedAt,
    buyerName: buyer.name,
    buyerGstin: buyer.gstin,
    buyerEmail: buyer.email,
    taxablePaise: totals.taxablePaise,
    gstPaise: totals.cgstPaise + totals.sgstPaise + totals.igstPaise,
    totalPaise: totals.totalPaise,
  });
  const day = dateInIndia(issuedAt);
  const { eInvoiceFrom } = await readSettings(ctx);
  const isHeld =
    prefix !== samplePrefix &&
    (await holdForPortal(ctx, { ...row, invoiceId: id, day, eInvoiceFrom, mails: !mails.byHand }));
  if (!mails.byHand && !isHeld)
    await ctx.jobs.enqueue(ctx.db, invoiceMail, [{ key: `invoice:${id}`, invoiceId: id }]);
  const { kind, transactionId, buyerId = null, correctsId = null, dueOn = null } = row;
  const named = { buyerId, transactionId, correctsId, dueOn };
  await queueWebhooks(ctx, 'invoice.issued', {
    invoiceId: id,
    number,
    kind,
    totalPaise: totals.totalPaise,
    ...named,
  });
  return { id, number };
}

/** Of the account that pays; where none does, as what is paid for says. */
async function languageOfBuyer(ctx: Ctx, transactionId: string): Promise<Language> {
  const { purpose, subjectId, customerId } = paymentTransactions;
  const [paid] = await ctx.db
    .select({ purpose, subjectId, language: customers.language })
    .from(paymentTransactions)
    .leftJoin(customers, eq(customers.id, customerId))
    .where(eq(paymentTransactions.id, transactionId));
  if (!paid || paid.language) return paid?.language ?? 'en';
  return (await purposeOf(ctx, paid.purpose).languageWithoutAccount?.(ctx, paid.subjectId)) ?? 'en';
}

/** The next number of a series. Everybody else who wants one waits until this transaction ends, either way. */
export async function takeNumber(ctx: Pick<Ctx, 'db'>, series: string): Promise<number> {
  const [taken] = await ctx.db
    .insert(invoiceSeries)
    .values({ series, last: 1 })
    .onConflictDoUpdate({ target: invoiceSeries.series, set: { last: sql`${invoiceSeries.last} + 1` } })
    .returning();
  if (!taken) throw new Error('The upsert returned nothing');
  return taken.last;
}
