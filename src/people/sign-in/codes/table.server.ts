import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { CodePurpose } from './code-purpose.ts';

/** One-time codes that wait. One for each purpose and address: a new one takes the place of the one before. */
export const customerCodes = pgTable(
  'customer_codes',
  {
    purpose: text().$type<CodePurpose>().notNull(),
    /** An address; for a change of address, the account's id stands before it. */
    subject: text().notNull(),
    /** Null until the mail that carries the code is written. */
    codeHash: text(),
    attempts: integer().notNull().default(0),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.purpose, t.subject] }), index('customer_codes_expires').on(t.expiresAt)],
);
