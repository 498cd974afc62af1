import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { recurringInvoices } from '#money/invoices/recurring/table.server.ts';
import { invoices } from '#money/invoices/table.server.ts';
import type { GatewayMode } from '#kit/ports/gateway.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import type { DebitState, MandateState } from './mandate.ts';

const when = () => timestamp({ withTimezone: true });

/** Leave of customers to debit what a recurring invoice asks for, as the gateway last told it. */
export const mandates = pgTable(
  'mandates',
  {
    id: uuid().primaryKey(),
    createdAt: when().notNull(),
    updatedAt: when().notNull(),
    recurringId: uuid()
      .notNull()
      .references(() => recurringInvoices.id),
    status: text().$type<MandateState>().notNull(),
    mode: text().$type<GatewayMode>().notNull(),
    /** With GST. */
    mostPaise: bigint({ mode: 'number' }).notNull(),
    validUntil: when().notNull(),
    gatewayLinkId: text().unique(),
    gatewayLinkUrl: text(),
    gatewayCustomerId: text(),
    gatewayTokenId: text().unique(),
    /** Why it was refused, as the bank says. */
    reason: text().notNull().default(''),
    /** Since when staff let it rest; null: it does not. */
    heldAt: when(),
    nextCheckAt: when(),
  },
  (t) => [
    uniqueIndex('mandates_one_living')
      .on(t.recurringId)
      .where(sql`status in ('asked', 'refused', 'active', 'paused')`),
    index('mandates_recurring').on(t.recurringId, t.id),
    index('mandates_customer').on(t.gatewayCustomerId),
    index('mandates_next_check').on(t.nextCheckAt),
  ],
);

/** What becomes of each invoice that a mandate is to pay: the key lets none be debited twice at once. */
export const mandateDebits = pgTable(
  'mandate_debits',
  {
    invoiceId: uuid()
      .primaryKey()
      .references(() => invoices.id),
    mandateId: uuid()
      .notNull()
      .references(() => mandates.id),
    state: text().$type<DebitState>().notNull(),
    /** What was announced: never more is debited. */
    amountPaise: bigint({ mode: 'number' }).notNull(),
    /** How often it was announced. */
    tries: integer().notNull().default(1),
    announcedAt: when().notNull(),
    /** When the bank is asked; it debits a day later. */
    askAt: when().notNull(),
    /** Who is asking the bank right now. */
    askingAt: when(),
    askedAt: when(),
    /** Of the latest try. */
    transactionId: text()
      .unique()
      .references(() => paymentTransactions.id),
    /** Why the latest try failed. */
    fault: text().notNull().default(''),
  },
  (t) => [
    index('mandate_debits_state').on(t.state, t.askAt),
    index('mandate_debits_mandate').on(t.mandateId, t.invoiceId),
  ],
);
