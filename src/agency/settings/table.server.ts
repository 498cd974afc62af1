import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What the owner edits about the agency as a whole: one row per key, `value` checked by domain/settings. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
