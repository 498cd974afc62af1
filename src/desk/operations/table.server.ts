import { integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

/**
 * What went wrong on our side, without personal data: one row for each kind and place, so that a fault that comes often
 * hides no other. Id, time, request and message are those of the last time. The newest five hundred are kept.
 */
export const serverErrors = pgTable(
  'server_errors',
  {
    id: uuid().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    firstAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    count: integer().notNull().default(1),
    requestId: text().notNull(),
    method: text().notNull(),
    /** The pattern of the address, never the address itself. */
    route: text().notNull(),
    kind: text().notNull(),
    message: text().notNull(),
  },
  (table) => [unique().on(table.kind, table.method, table.route)],
);
