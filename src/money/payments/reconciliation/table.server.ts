import { integer, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Mismatch } from './mismatch.ts';

const when = () => timestamp({ withTimezone: true });

/** Each comparison of our books with the gateway's. */
export const reconRuns = pgTable('recon_runs', {
  id: uuid().primaryKey(),
  at: when().notNull(),
  fromAt: when().notNull(),
  payments: integer().notNull(),
  refunds: integer().notNull(),
  mismatches: jsonb().$type<Mismatch[]>().notNull(),
});
