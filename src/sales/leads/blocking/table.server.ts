import { integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { BlockKind } from './block-kinds.ts';

/** What staff have learnt of spam: enquiries that fit are filed apart. `value` stands as it is compared. */
export const blockRules = pgTable(
  'lead_block_rules',
  {
    id: uuid().primaryKey(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    staffName: text().notNull(),
    kind: text().$type<BlockKind>().notNull(),
    value: text().notNull(),
    /** How many enquiries it has caught, and when the last one. */
    hits: integer().notNull().default(0),
    lastHitAt: timestamp({ withTimezone: true }),
  },
  (t) => [uniqueIndex('lead_block_rules_value').on(t.kind, t.value)],
);
