import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { BookingStatus, MeetingPlace, MeetingType } from './booking.ts';
import type { Language } from '#kit/language/language.ts';
import { leads } from '#sales/leads/table.server.ts';
import { staff } from '#agency/staff/table.server.ts';

/**
 * Booked consultations. The constraint `bookings_one_per_seat` (an exclusion, written in the migration) lets no two that
 * are not cancelled share a seat while either is busy.
 */
export const bookings = pgTable(
  'bookings',
  {
    id: uuid().primaryKey(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Ten digits. */
    phone: text().notNull(),
    email: text().notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    /** The end with the buffer after it. */
    busyUntil: timestamp({ withTimezone: true }).notNull(),
    /** Which of the consultations that may take place at the same time, from 0. */
    seat: integer().notNull(),
    meetingType: text().$type<MeetingType>().notNull(),
    place: text().$type<MeetingPlace>(),
    clientAddress: text().notNull(),
    /** Where the form stood, in the caller's words: "Website" unless it says otherwise. */
    origin: text().notNull(),
    language: text().$type<Language>().notNull().default('en'),
    status: text().$type<BookingStatus>().notNull().default('confirmed'),
    cancelReason: text(),
    /** Who holds it; null: whoever its lead is assigned to. */
    hostId: uuid().references(() => staff.id, { onDelete: 'set null' }),
    /** Counts the changes: calendars know by it which invitation is newer. */
    sequence: integer().notNull().default(0),
    idempotencyKey: text().unique('bookings_idempotency_key'),
    bodyHash: text().notNull(),
  },
  (t) => [
    index('bookings_starts').on(t.startsAt, t.id),
    index('bookings_status').on(t.status, t.startsAt),
    index('bookings_lead').on(t.leadId),
    uniqueIndex('bookings_once_per_person')
      .on(t.phone, t.startsAt)
      .where(sql`status <> 'cancelled'`),
  ],
);
