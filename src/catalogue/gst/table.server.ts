import { boolean, integer, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** GST rates; the one with the lowest position is charged. */
export const gstRates = pgTable('gst_rates', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  percent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
  position: integer().notNull(),
  isSample: boolean().notNull().default(false),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
