import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What owners set of the server itself, by the name that it has in the environment. Sealed, secret or not. */
export const serverSettings = pgTable('server_settings', {
  name: text().primaryKey(),
  sealed: text().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
