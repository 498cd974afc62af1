import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { buyers } from '#money/buyers/table.server.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import type { ReceiptMethod } from '#money/payments/offline-methods.ts';
import type { KeptBack, SettlementKind } from './settlement.ts';

const paise = () => bigint({ mode: 'number' }).notNull();

/** What is owed of each invoice that was issued before it was paid: its total less all settlements of it. */
export const receivables = pgTable(
  'receivables',
  {
    invoiceId: uuid()
      .primaryKey()
      .references(() => invoices.id),
    buyerId: uuid()
      .notNull()
      .references(() => buyers.id),
    dueOn: date().notNull(),
    totalPaise: paise(),
    openPaise: paise(),
    /** When the buyer has said that it pays. */
    promisedOn: date(),
    /** What the token of its pay page is signed for since an earlier one was revoked; null: the invoice's own id. */
    pageId: uuid().unique(),
  },
  (t) => [
    check('receivables_open', sql`${t.openPaise} between 0 and ${t.totalPaise}`),
    index('receivables_due')
      .on(t.dueOn, t.invoiceId, t.openPaise)
      .where(sql`open_paise > 0`),
    index('receivables_buyer').on(t.buyerId, t.invoiceId),
  ],
);

/** Money as the bank shows it. */
export const receipts = pgTable(
  'receipts',
  {
    id: uuid().primaryKey(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    buyerId: uuid()
      .notNull()
      .references(() => buyers.id),
    /** The day on which the bank has it, in India. */
    receivedOn: date().notNull(),
    method: text().$type<ReceiptMethod>().notNull(),
    reference: text().notNull(),
    amountPaise: paise(),
    /** The payment link that its payer used, as far as anybody knows. */
    linkId: uuid(),
    /** The payment whose invoice was never owed until its money came back; see bring-to-account.ts. Null for any other. */
    transactionId: text()
      .unique()
      .references(() => paymentTransactions.id),
    /** The day on which the bank took it from us again, in India; null: it is ours. */
    returnedOn: date(),
    returnReason: text().notNull().default(''),
    /** It was another buyer's: taken back since, and its reference stands for nothing here. */
    misbooked: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex('receipts_known')
      .on(t.method, t.reference)
      .concurrently()
      .where(sql`not misbooked`),
    index('receipts_lookup').on(t.reference),
    index('receipts_buyer').on(t.buyerId, t.id),
    // Covers what the dashboard adds up.
    index('receipts_received')
      .on(t.receivedOn, t.amountPaise)
      .concurrently()
      .where(sql`transaction_id is null and not misbooked`),
    index('receipts_link')
      .on(t.linkId)
      .where(sql`link_id is not null`),
  ],
);

/** Money that is its buyer's, as far as anybody knows; in the words of its indexes. */
export const isBooked = sql`not ${receipts.misbooked}`;
/** The same where there may be no receipt at all. */
export const isNotMisbooked = sql`${receipts.misbooked} is not true`;

/** What of a receipt has bought nothing yet. */
export const advances = pgTable(
  'advances',
  {
    id: uuid().primaryKey(),
    receiptId: uuid()
      .notNull()
      .references(() => receipts.id),
    buyerId: uuid()
      .notNull()
      .references(() => buyers.id),
    /** The month whose return has its tax. */
    takenOn: date().notNull(),
    amountPaise: paise(),
    leftPaise: paise(),
    /** Null where the seller is not registered. */
    voucherId: uuid().references(() => invoices.id),
  },
  (t) => [
    check('advances_left', sql`${t.leftPaise} between 0 and ${t.amountPaise}`),
    index('advances_buyer')
      .on(t.buyerId, t.id)
      .where(sql`left_paise > 0`),
    index('advances_taken').on(t.takenOn),
  ],
);

/** Money that was sent back or came back; in the words of its index. */
export const wentBack = sql.raw(`kind in ('sent-back', 'came-back')`);

/** What settles invoices, a row each time. A trigger lets rows be added only; what was wrong is taken back by another. */
export const settlements = pgTable(
  'settlements',
  {
    id: uuid().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    kind: text().$type<SettlementKind>().notNull(),
    /** Below zero where money is taken off an invoice again. */
    amountPaise: paise(),
    buyerId: uuid()
      .notNull()
      .references(() => buyers.id),
    /** Null for money that was sent back or came back. */
    invoiceId: uuid().references(() => invoices.id),
    receiptId: uuid().references(() => receipts.id),
    /** The advance that was used or sent back, or, below zero, that came of it. */
    advanceId: uuid().references(() => advances.id),
    noteId: uuid().references(() => invoices.id),
    /** Of tax kept back: the day, and by which section. */
    deductedOn: date(),
    keptBack: jsonb().$type<KeptBack>(),
    reason: text().notNull().default(''),
    staffId: uuid(),
  },
  (t) => [
    index('settlements_invoice').on(t.invoiceId, t.id),
    index('settlements_receipt').on(t.receiptId),
    index('settlements_buyer').on(t.buyerId, t.id),
    index('settlements_advance').on(t.advanceId, t.at),
    index('settlements_deducted').on(t.deductedOn, t.id),
    index('settlements_went_back').on(t.at).where(wentBack),
  ],
);
