import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AttemptStatus } from '#kit/ports/gateway.ts';
import type { PaymentMode } from './payment-mode.ts';
import type { Purpose, TransactionStatus, Trigger } from './transaction.ts';
import type { PricedOrder } from './priced-order.ts';
import { customers } from '#people/customers/table.server.ts';

const when = () => timestamp({ withTimezone: true });
const paise = () => bigint({ mode: 'number' });

const part = (order: SQLWrapper, key: 'name' | 'email' | 'phone') =>
  sql`coalesce(${order} -> 'buyer' ->> ${sql.raw(`'${key}'`)}, '')`;
/** What somebody without an account is found by. */
export const payerWords = (order: SQLWrapper): SQL =>
  sql`to_tsvector('simple', ${part(order, 'name')} || ' ' || ${part(order, 'email')} || ' ' || ${part(order, 'phone')})`;

/** One thing that a customer pays for, from the first click to the last refund. */
export const paymentTransactions = pgTable(
  'payment_transactions',
  {
    /** `txn_` and 128 random bits. */
    id: text().primaryKey(),
    /** What people call it by, as NIR- and a thousand more; see order-no.ts. */
    number: integer().generatedByDefaultAsIdentity().unique(),
    createdAt: when().notNull(),
    updatedAt: when().notNull(),
    /** Null where somebody without an account pays. */
    customerId: uuid().references(() => customers.id),
    purpose: text().$type<Purpose>().notNull(),
    subjectId: text().notNull(),
    /** Frozen when payment starts: this is what is charged and delivered. */
    order: jsonb().$type<PricedOrder>().notNull(),
    totalPaise: paise().notNull(),
    currency: text().notNull().default('INR'),
    status: text().$type<TransactionStatus>().notNull().default('created'),
    mode: text().$type<PaymentMode>().notNull(),
    gatewayOrderId: text().unique(),
    /** Paid on a page of the gateway's own: then it has a link there, and an order once somebody has opened that. */
    isHosted: boolean().notNull().default(false),
    gatewayLinkId: text().unique(),
    gatewayLinkUrl: text(),
    /** Who is making the order at the gateway right now, and how often it was tried. */
    openingAt: when(),
    openingTries: integer().notNull().default(0),
    clientReference: text(),
    /** The page on which somebody without an account pays, and is told what became of it; null: the customer's own. */
    page: text(),
    /** The payment link that it was begun with. */
    linkId: uuid(),
    /** When an order that nobody paid is given up. */
    expiresAt: when().notNull(),
    paidAt: when(),
    /** The payment that counts; every other one goes back. */
    paidPaymentId: text().unique(),
    /** The sum of its processed refunds. */
    refundedPaise: paise().notNull().default(0),
    lastErrorCode: text(),
    lastErrorText: text(),
    reviewReason: text(),
    nextCheckAt: when(),
    checkCount: integer().notNull().default(0),
  },
  (t) => [
    check('payment_transactions_least', sql`${t.totalPaise} >= 100`),
    uniqueIndex('payment_transactions_one_open')
      .on(t.customerId, t.purpose, t.subjectId)
      .where(sql`status in ('created', 'pending', 'authorized')`),
    uniqueIndex('payment_transactions_reference').on(t.customerId, t.clientReference),
    index('payment_transactions_customer').on(t.customerId, t.createdAt),
    index('payment_transactions_status').on(t.status, t.createdAt),
    index('payment_transactions_created').on(t.createdAt, t.id),
    index('payment_transactions_mode').on(t.mode, t.createdAt),
    index('payment_transactions_purpose').on(t.purpose, t.createdAt),
    index('payment_transactions_subject').on(t.subjectId),
    index('payment_transactions_review')
      .on(t.createdAt)
      .where(sql`review_reason is not null`),
    // Covers what the dashboard adds up.
    index('payment_transactions_paid').on(t.paidAt, t.purpose, t.totalPaise),
    index('payment_transactions_link')
      .on(t.linkId)
      .where(sql`link_id is not null`),
    index('payment_transactions_next_check').on(t.nextCheckAt),
    // Found by the customer's own words where there is one.
    index('payment_transactions_payer')
      .using('gin', payerWords(t.order))
      .where(sql`customer_id is null`)
      .concurrently(),
  ],
);

/** Each try to pay, as the gateway last told it. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    gatewayPaymentId: text().primaryKey(),
    transactionId: text()
      .notNull()
      .references(() => paymentTransactions.id),
    createdAt: when().notNull(),
    updatedAt: when().notNull(),
    amountPaise: paise().notNull(),
    currency: text().notNull(),
    status: text().$type<AttemptStatus>().notNull(),
    captured: boolean().notNull(),
    refundedPaise: paise().notNull(),
    method: text().notNull(),
    errorCode: text(),
    errorText: text(),
    /** Paid beside the payment that counts, or for nothing that can be delivered. */
    surplus: boolean().notNull().default(false),
  },
  (t) => [index('payment_attempts_transaction').on(t.transactionId, t.createdAt)],
);

/** What was delivered for which payment: the key is what makes it once. */
export const fulfilments = pgTable('fulfilments', {
  transactionId: text()
    .primaryKey()
    .references(() => paymentTransactions.id),
  purpose: text().$type<Purpose>().notNull(),
  deliveredAt: when().notNull(),
  revokedAt: when(),
});

/** How each transaction came to be where it is. A trigger lets rows be added only. */
export const paymentAudit = pgTable(
  'payment_audit',
  {
    id: uuid().primaryKey(),
    at: when().notNull(),
    transactionId: text()
      .notNull()
      .references(() => paymentTransactions.id),
    what: text().notNull(),
    from: text().$type<TransactionStatus>(),
    to: text().$type<TransactionStatus>().notNull(),
    trigger: text().$type<Trigger>().notNull(),
    actor: text().notNull(),
    evidence: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [index('payment_audit_transaction').on(t.transactionId, t.id)],
);
