import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { paymentTransactions } from '../table.server.ts';
import type { DisputeStatus } from './dispute.ts';

const when = () => timestamp({ withTimezone: true });
const paise = () => bigint({ mode: 'number' }).notNull();

/** Payments that a customer disputes at the bank, as the gateway last told of each. */
export const paymentDisputes = pgTable(
  'payment_disputes',
  {
    /** The gateway's. */
    id: text().primaryKey(),
    transactionId: text()
      .notNull()
      .references(() => paymentTransactions.id),
    gatewayPaymentId: text().notNull(),
    createdAt: when().notNull(),
    updatedAt: when().notNull(),
    amountPaise: paise(),
    /** What the gateway took from us for it. */
    deductedPaise: paise().default(0),
    status: text().$type<DisputeStatus>().notNull(),
    /** As the gateway calls it: retrieval, chargeback, pre_arbitration, arbitration, fraud. */
    phase: text().notNull(),
    reasonCode: text().notNull(),
    /** Until when we may answer. */
    respondBy: when(),
    /** When what was lost was taken out of the books. */
    bookedAt: when(),
  },
  (t) => [
    index('payment_disputes_transaction').on(t.transactionId),
    index('payment_disputes_open')
      .on(t.respondBy)
      .where(sql`status in ('open', 'under_review')`),
  ],
);
