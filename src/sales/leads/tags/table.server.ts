import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** The agency's own words for leads. Which lead carries which stands on the lead, by id: a new name holds everywhere. */
export const leadTags = pgTable(
  'lead_tags',
  {
    id: uuid().primaryKey(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    name: text().notNull(),
  },
  (t) => [uniqueIndex('lead_tags_name').on(sql`lower(${t.name})`)],
);
