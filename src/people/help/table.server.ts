import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { HelpStatus } from './help-request.ts';
import { customers } from '#people/customers/table.server.ts';

/** Customers' calls for help, each a thread of messages. */
export const helpRequests = pgTable(
  'help_requests',
  {
    id: uuid().primaryKey(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** As typed in the form. */
    name: text().notNull(),
    status: text().$type<HelpStatus>().notNull().default('open'),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('help_requests_status').on(t.status, t.id),
    index('help_requests_customer').on(t.customerId, t.id),
  ],
);

/** What was written, by the customer (`staffName` null) or by the staff. */
export const helpMessages = pgTable(
  'help_messages',
  {
    id: uuid().primaryKey(),
    requestId: uuid()
      .notNull()
      .references(() => helpRequests.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    staffName: text(),
    text: text().notNull(),
  },
  (t) => [index('help_messages_request').on(t.requestId, t.id)],
);
