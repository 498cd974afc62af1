import { sql } from 'drizzle-orm';
import { bigint, date, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { RefundRequestStatus } from './refund-request.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';

const when = () => timestamp({ withTimezone: true });

/** Customers' wishes for their money back. A payment has at most one that waits for a decision or for its money. */
export const refundRequests = pgTable(
  'refund_requests',
  {
    id: uuid().primaryKey(),
    /** Whose it is, the payment says. */
    transactionId: text()
      .notNull()
      .references(() => paymentTransactions.id),
    createdAt: when().notNull(),
    updatedAt: when().notNull(),
    reason: text().notNull(),
    status: text().$type<RefundRequestStatus>().notNull().default('open'),
    /** Days in India, promised when the clock began: a holiday that is added later does not move them. */
    reviewDueOn: date().notNull(),
    payFromOn: date(),
    payDueOn: date(),
    decidedAt: when(),
    /** Of the staff; null where the whole payment went back without a decision. */
    decidedBy: text(),
    approvedPaise: bigint({ mode: 'number' }),
    /** What the customer is told with the decision. */
    answer: text().notNull().default(''),
    paidAt: when(),
  },
  (t) => [
    uniqueIndex('refund_requests_one_waiting')
      .on(t.transactionId)
      .where(sql`status in ('open', 'approved')`),
    index('refund_requests_transaction').on(t.transactionId),
    index('refund_requests_status').on(t.status, t.reviewDueOn),
  ],
);
