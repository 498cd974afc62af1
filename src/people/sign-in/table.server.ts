import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * What somebody may do for a while: set a password (`reset`), end a sign-in that we began (`google`), do what a session
 * alone may not (`step-up`), take a change of address back (`undo-email`; `email-undone` once they have), see and erase what is kept of them (`my-data`).
 */
export const customerProofs = pgTable(
  'customer_proofs',
  {
    tokenHash: text().primaryKey(),
    purpose: text()
      .$type<'reset' | 'google' | 'step-up' | 'undo-email' | 'email-undone' | 'my-data'>()
      .notNull(),
    /** An address; for `step-up`, `undo-email` and `email-undone`, the account's id stands before it. */
    email: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('customer_proofs_expires').on(t.expiresAt)],
);
