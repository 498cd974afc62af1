import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What went wrong on our side, without personal data. The newest five hundred are kept. */
export const serverErrors = pgTable('server_errors', {
  id: uuid().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  requestId: text().notNull(),
  method: text().notNull(),
  /** The pattern of the address, never the address itself. */
  route: text().notNull(),
  kind: text().notNull(),
  message: text().notNull(),
});
