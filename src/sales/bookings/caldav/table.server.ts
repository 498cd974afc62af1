import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { staff } from '#agency/staff/table.server.ts';

/** From when until when something stands in a calendar, as moments in ISO. */
export type BusySpan = { from: string; until: string };

/**
 * Calendars of others that follow our consultations and block times: the agency's own (`staffId` null), and one of each member
 * of staff. `sealed`: a `CalendarKeys` as JSON.
 */
export const calendarAccounts = pgTable(
  'calendar_accounts',
  {
    id: uuid().primaryKey(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    staffId: uuid().references(() => staff.id, { onDelete: 'cascade' }),
    sealed: text().notNull(),
    /** What its owner calls the calendar. */
    calendarName: text().notNull(),
    /** When it is busy with what is not ours, as far ahead as consultations can be booked. */
    busy: jsonb().$type<BusySpan[]>().notNull().default([]),
    /** The server's mark of what was read; another one says that something has changed. */
    mark: text(),
    /** When all of it was read last. */
    readAt: timestamp({ withTimezone: true }),
    /** When both sides were in step last. */
    syncedAt: timestamp({ withTimezone: true }),
    /** What went wrong the last time; null where nothing did. */
    error: text(),
    /** Until then another process is at it. */
    leasedUntil: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('calendar_accounts_owner').on(
      sql`coalesce(${t.staffId}, '00000000-0000-0000-0000-000000000000'::uuid)`,
    ),
  ],
);
