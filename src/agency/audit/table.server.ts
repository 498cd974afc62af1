import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Who of the staff changed or exported what. Rows are only ever added. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    staffId: uuid(),
    staffName: text().notNull(),
    action: text().notNull(),
    subjectType: text().notNull(),
    subjectId: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    ip: text().notNull(),
    requestId: text().notNull(),
  },
  (t) => [index('audit_log_subject').on(t.subjectType, t.subjectId, t.id)],
);
