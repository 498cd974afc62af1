import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { staff } from '#agency/staff/table.server.ts';

/** What somebody wants to see again on Today at a certain time only, each for themselves. */
export const todaySnoozes = pgTable(
  'today_snoozes',
  {
    staffId: uuid()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** Of the item: `lead:…`, `booking:…`. */
    itemId: text().notNull(),
    /** The moment that the item named when it was put off; with another one it is news again. */
    itemAt: timestamp({ withTimezone: true }).notNull(),
    until: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.staffId, t.itemId] })],
);
