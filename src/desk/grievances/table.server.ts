import { date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '#kit/language/language.ts';
import type { GrievanceStatus } from './grievance.ts';

/** What somebody asks or complains of about their data, from an address that a code has proven. */
export const grievances = pgTable(
  'grievances',
  {
    id: uuid().primaryKey(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** In small letters. */
    email: text().notNull(),
    text: text().notNull(),
    language: text().$type<Language>().notNull().default('en'),
    status: text().$type<GrievanceStatus>().notNull().default('open'),
    /** The day in India by which an answer was promised. */
    dueOn: date().notNull(),
    answer: text().notNull().default(''),
    answeredAt: timestamp({ withTimezone: true }),
    answeredBy: text(),
  },
  (t) => [
    index('grievances_status').on(t.status, t.dueOn),
    index('grievances_email').on(t.email).concurrently(),
  ],
);
