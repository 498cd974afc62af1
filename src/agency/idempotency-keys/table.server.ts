import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What staff asked for under an Idempotency-Key, and what they were told. Kept for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Hash of who asked and of the key, which stands nowhere: it opens `answer`. */
    hash: text().primaryKey(),
    /** Hash of what was asked for. */
    request: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Of the answer; null while it is being done, and for good where the process died meanwhile. */
    status: integer(),
    /** The answer's JSON, sealed with the key; null where it has none. */
    answer: text(),
  },
  (t) => [index('idempotency_keys_at').on(t.at)],
);
