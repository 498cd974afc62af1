import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ConsentPurpose } from './consent.ts';
import { customers } from '../table.server.ts';

/** What a customer agreed to and took back, in which words, when. The latest row of a purpose holds. */
export const customerConsents = pgTable(
  'customer_consents',
  {
    id: uuid().primaryKey(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    purpose: text().$type<ConsentPurpose>().notNull(),
    given: boolean().notNull(),
    textVersion: text().notNull(),
    source: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('customer_consents_customer').on(t.customerId, t.id)],
);
