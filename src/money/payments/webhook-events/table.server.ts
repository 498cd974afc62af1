import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { EventStatus } from '../transaction.ts';
import { paymentTransactions } from '../table.server.ts';

const when = () => timestamp({ withTimezone: true });

/** What the gateway told us, as it said it. Bodies are deleted after ninety days. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: uuid().primaryKey(),
    at: when().notNull(),
    /** What makes an event known: its id is not signed, its body is. */
    bodyHash: text().notNull().unique(),
    eventId: text().notNull(),
    event: text().notNull(),
    body: text(),
    status: text().$type<EventStatus>().notNull().default('received'),
    transactionId: text().references(() => paymentTransactions.id),
  },
  (t) => [
    index('webhook_events_transaction').on(t.transactionId, t.id),
    index('webhook_events_at').on(t.at),
    index('webhook_events_waiting')
      .on(t.at)
      .where(sql`status in ('received', 'unmatched')`),
  ],
);
