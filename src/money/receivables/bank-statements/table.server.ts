import { bigint, date, index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { receipts } from '../table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import type { StatementMapping, TransactionStatus } from './bank-transaction.ts';

/** Credits of the agency's account, as the bank's statements list them. */
export const bankTransactions = pgTable(
  'bank_transactions',
  {
    id: uuid().primaryKey(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** The bank's day, in India. */
    bookedOn: date().notNull(),
    description: text().notNull(),
    /** The UTR, or what else the bank calls it; empty where it says nothing. */
    reference: text().notNull(),
    creditPaise: bigint({ mode: 'number' }).notNull(),
    /** Of all that the statement says of it, so that a line is taken in once. */
    fingerprint: text().notNull(),
    status: text().$type<TransactionStatus>().notNull(),
    /** What it was recorded as: money of a buyer, or the payment of a quotation. */
    receiptId: uuid().references(() => receipts.id),
    transactionId: text().references(() => paymentTransactions.id),
    /** Why it was set aside. */
    reason: text().notNull().default(''),
  },
  (t) => [
    unique('bank_transactions_fingerprint').on(t.fingerprint),
    index('bank_transactions_status').on(t.status, t.id),
    index('bank_transactions_reference').on(t.reference),
    index('bank_transactions_receipt').on(t.receiptId),
    index('bank_transactions_transaction').on(t.transactionId),
  ],
);

/** Which column of a statement is what, by its header line. */
export const statementMappings = pgTable('statement_mappings', {
  header: text().primaryKey(),
  mapping: jsonb().$type<StatementMapping>().notNull(),
});
