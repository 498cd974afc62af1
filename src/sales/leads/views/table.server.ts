import { boolean, index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { staff } from '#agency/staff/table.server.ts';

/** Views of leads up to 0.1.0, for the version before to read: they are rows of `list_views` now. Goes with the next release. */
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
    filter: jsonb().notNull(),
  },
  (t) => [unique('lead_views_name').on(t.staffId, t.name), index('lead_views_shared').on(t.shared)],
);
