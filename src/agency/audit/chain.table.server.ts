import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { auditLog } from './table.server.ts';

/** The audit's rows in one line, each with a hash over its content and the hash before it. Only ever added to. */
export const auditChain = pgTable('audit_chain', {
  /** From 1, without gaps. */
  seq: integer().primaryKey(),
  auditId: uuid()
    .notNull()
    .unique()
    .references(() => auditLog.id),
  hash: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
