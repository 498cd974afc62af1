import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { RefundStatus } from '../transaction.ts';
import { paymentTransactions, paymentAttempts } from '../table.server.ts';

const when = () => timestamp({ withTimezone: true });
const paise = () => bigint({ mode: 'number' });

/** Money that goes back, or went. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: uuid().primaryKey(),
    transactionId: text()
      .notNull()
      .references(() => paymentTransactions.id),
    gatewayPaymentId: text()
      .notNull()
      .references(() => paymentAttempts.gatewayPaymentId),
    createdAt: when().notNull(),
    updatedAt: when().notNull(),
    gatewayRefundId: text().unique(),
    idempotencyKey: text().notNull().unique(),
    amountPaise: paise().notNull(),
    status: text().$type<RefundStatus>().notNull(),
    reason: text().notNull(),
    /** Who of the staff asked for it; null where the machinery did. */
    staffName: text(),
    errorText: text(),
  },
  (t) => [
    check('payment_refunds_positive', sql`${t.amountPaise} > 0`),
    index('payment_refunds_transaction').on(t.transactionId, t.createdAt),
    index('payment_refunds_processed')
      .on(t.updatedAt)
      .where(sql`status = 'processed'`)
      .concurrently(),
    index('payment_refunds_waiting')
      .on(t.updatedAt)
      .where(sql`status in ('requested', 'pending')`),
  ],
);
