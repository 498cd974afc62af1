import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { buyers } from '#money/buyers/table.server.ts';
import type { InvoiceContent, InvoiceKind } from './invoice.ts';
import type { Language } from '#kit/language/language.ts';
import { paymentRefunds } from '#money/payments/refunds/table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';

const paise = () => bigint({ mode: 'number' }).notNull();

/** What documents are searched by: number, count and buyer, in the words of their index. */
export const invoiceWords = sql.raw(
  `to_tsvector('simple', number || ' ' || count::text || ' ' || buyer_name || ' ' || buyer_email || ' ' || buyer_gstin)`,
);
/** Sold for several months at once, in the words of their index. */
export const isPrepaidText = sql.raw(`content::text ~ '"description": ?"[0-9]+ months"'`);

/** How far each series has come. Whoever takes a number holds its row until the document is there, so none is missing. */
export const invoiceSeries = pgTable('invoice_series', {
  /** What its serials begin with: `NIR/26-27/`. */
  series: text().primaryKey(),
  last: integer().notNull(),
});

/**
 * Invoices, what goes back of them, and vouchers. A trigger lets rows be added only; whose they are, their payment says, or
 * their buyer. Whole ones are read by `asRead` of find-invoice.ts. The columns beside `content` repeat what lists and tax returns ask for.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    kind: text().$type<InvoiceKind>().notNull(),
    series: text()
      .notNull()
      .references(() => invoiceSeries.series),
    count: integer().notNull(),
    /** Like `26-27`. */
    financialYear: text().notNull(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
    /** The payment that made it; null for what staff wrote. One that credits what ran before makes two, and the note says what it corrects. */
    transactionId: text().references(() => paymentTransactions.id),
    /** What went back; null for an invoice. */
    refundId: uuid().references(() => paymentRefunds.id),
    /** Whom staff wrote it for. */
    buyerId: uuid().references(() => buyers.id),
    /** What it takes something off, where no payment tells. */
    correctsId: uuid(),
    /** Of an invoice that is issued before it is paid. */
    dueOn: date(),
    content: jsonb().$type<InvoiceContent>().notNull(),
    /** The buyer's, as it was on that day: what is issued stays as it is. */
    language: text().$type<Language>().notNull().default('en'),
    buyerName: text().notNull(),
    buyerGstin: text().notNull(),
    buyerEmail: text().notNull(),
    taxablePaise: paise(),
    gstPaise: paise(),
    totalPaise: paise(),
  },
  (t) => [
    unique('invoices_series_count').on(t.series, t.count),
    uniqueIndex('invoices_payment')
      .on(t.transactionId)
      .where(sql`refund_id is null and corrects_id is null`),
    unique('invoices_refund').on(t.refundId),
    foreignKey({ name: 'invoices_corrects', columns: [t.correctsId], foreignColumns: [t.id] }),
    index('invoices_corrected')
      .on(t.correctsId)
      .where(sql`corrects_id is not null`),
    index('invoices_buyer')
      .on(t.buyerId, t.id)
      .where(sql`buyer_id is not null`),
    index('invoices_year').on(t.financialYear, t.id),
    // Covers what the dashboard adds up.
    index('invoices_issued').on(t.issuedAt, t.kind, t.gstPaise),
    index('invoices_kind').on(t.kind, t.id),
    index('invoices_transaction')
      .on(t.transactionId, t.id)
      .where(sql`transaction_id is not null`),
    index('invoices_words').using('gin', invoiceWords),
    // Few run for several months, and to look into what all others say takes minutes.
    index('invoices_prepaid').on(t.issuedAt).where(isPrepaidText),
  ],
);
