import { index, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { LeadMergeRecord } from './lead-merge.ts';
import { leads } from '../table.server.ts';

/** Merges of leads that can still be undone: what the closed one was, and which rows moved. Deleted with their time. */
export const leadMerges = pgTable(
  'lead_merges',
  {
    leadId: uuid()
      .primaryKey()
      .references(() => leads.id, { onDelete: 'cascade' }),
    intoId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    record: jsonb().$type<LeadMergeRecord>().notNull(),
  },
  (t) => [index('lead_merges_into').on(t.intoId), index('lead_merges_at').on(t.at)],
);
