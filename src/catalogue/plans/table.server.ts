import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The plans of the offer. Money is paise. `isSample`: as it came with the installation. */
export const plans = pgTable('plans', {
  id: text().primaryKey(),
  duration: text().notNull(),
  months: integer().notNull(),
  pricePaise: integer().notNull(),
  originalPaise: integer(),
  bestOffer: boolean().notNull(),
  description: text().notNull(),
  isSample: boolean().notNull().default(false),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
