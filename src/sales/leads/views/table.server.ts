import { boolean, index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { SavedFilter } from './lead-view.ts';
import { staff } from '#agency/staff/table.server.ts';

/** Filters of the list of leads that somebody gave a name, for themselves or for everybody. */
export const leadViews = pgTable(
  'lead_views',
  {
    id: uuid().primaryKey(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    staffId: uuid()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    shared: boolean().notNull(),
    filter: jsonb().$type<SavedFilter>().notNull(),
  },
  (t) => [unique('lead_views_name').on(t.staffId, t.name), index('lead_views_shared').on(t.shared)],
);
