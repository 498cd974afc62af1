import { boolean, index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { ViewedList } from '#kit/viewed-lists.ts';
import type { ListFilter, ListSort } from './list-view.ts';
import { staff } from '#agency/staff/table.server.ts';

/** Filters of a list of the office that somebody gave a name, for themselves or for everybody. */
export const listViews = pgTable(
  'list_views',
  {
    id: uuid().primaryKey(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    staffId: uuid()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    resource: text().$type<ViewedList>().notNull(),
    name: text().notNull(),
    shared: boolean().notNull(),
    filter: jsonb().$type<ListFilter>().notNull(),
    sort: jsonb().$type<ListSort>(),
  },
  (t) => [
    unique('list_views_name').on(t.staffId, t.resource, t.name),
    index('list_views_resource').on(t.resource),
  ],
);
