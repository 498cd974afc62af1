import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { CustomerEventKind } from './customer-event.ts';
import { customers } from '../table.server.ts';

/** What happened to an account, for its owner and the staff. Rows are only ever added. */
export const customerEvents = pgTable(
  'customer_events',
  {
    id: uuid().primaryKey(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    kind: text().$type<CustomerEventKind>().notNull(),
    data: jsonb().$type<Record<string, string>>().notNull(),
    /** Who of the staff did it; null where the customer did. */
    staffName: text(),
    ip: text().notNull(),
    userAgent: text().notNull(),
  },
  (t) => [index('customer_events_customer').on(t.customerId, t.id)],
);
