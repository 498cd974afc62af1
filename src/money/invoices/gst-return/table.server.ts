import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ReturnSums } from './gst-return.ts';

/** Which months were taken for filing, by whom, and what each table came to then. */
export const gstReturnExports = pgTable('gst_return_exports', {
  /** Like `2026-11`. */
  month: text().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
  staffId: uuid().notNull(),
  sums: jsonb().$type<ReturnSums>().notNull(),
});
