import { integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { receivables } from '../table.server.ts';

/** Which reminder of which invoice went: the key lets none go twice. */
export const reminders = pgTable(
  'reminders',
  {
    invoiceId: uuid()
      .notNull()
      .references(() => receivables.invoiceId),
    /** So many days after the due day it was meant for. */
    days: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.invoiceId, t.days] })],
);
