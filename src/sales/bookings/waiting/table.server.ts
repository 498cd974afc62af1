import { date, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { MeetingPlace, MeetingType } from '../booking.ts';
import { bookings } from '../table.server.ts';
import type { WaitingStatus } from './waiting.ts';
import type { Language } from '#kit/language/language.ts';
import { leads } from '#sales/leads/table.server.ts';

/** Who wants a time on a day that is full, in the order of `joinedAt`. */
export const waitingList = pgTable(
  'waiting_list',
  {
    id: uuid().primaryKey(),
    /** A day in India. */
    day: date({ mode: 'string' }).notNull(),
    joinedAt: timestamp({ withTimezone: true }).notNull(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Ten digits. */
    phone: text().notNull(),
    email: text().notNull(),
    meetingType: text().$type<MeetingType>().notNull(),
    place: text().$type<MeetingPlace>(),
    clientAddress: text().notNull(),
    origin: text().notNull(),
    language: text().$type<Language>().notNull(),
    status: text().$type<WaitingStatus>().notNull().default('waiting'),
    /** The booking that holds the time offered to them, or the one that came of it. */
    bookingId: uuid().references(() => bookings.id, { onDelete: 'set null' }),
    /** Until then it is held for them. */
    heldUntil: timestamp({ withTimezone: true }),
  },
  (t) => [
    unique('waiting_list_once_a_day').on(t.day, t.phone),
    index('waiting_list_next').on(t.day, t.joinedAt, t.id),
    index('waiting_list_lead').on(t.leadId),
    index('waiting_list_booking').on(t.bookingId),
  ],
);
