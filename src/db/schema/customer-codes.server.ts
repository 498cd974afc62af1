import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { CodePurpose } from '#domain/customers/code-purpose.ts';

/** One-time codes that wait. One for each purpose and address: a new one takes the place of the one before. */
export const customerCodes = pgTable(
  'customer_codes',
  {
    purpose: text().$type<CodePurpose>().notNull(),
    /** An address; for a change of address, the account's id stands before it. */
    subject: text().notNull(),
    codeHash: text().notNull(),
    attempts: integer().notNull().default(0),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.purpose, t.subject] }), index('customer_codes_expires').on(t.expiresAt)],
);

/** That a browser has just proven something: a code for an address (`reset`), or that we asked for it (`google`). */
export const customerProofs = pgTable(
  'customer_proofs',
  {
    tokenHash: text().primaryKey(),
    purpose: text().$type<'reset' | 'google'>().notNull(),
    email: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('customer_proofs_expires').on(t.expiresAt)],
);
