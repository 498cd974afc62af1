import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { LetterStatus } from './letter.ts';

const moment = () => timestamp({ withTimezone: true, precision: 3 });

/** What is written to everybody who confirmed the newsletter. */
export const letters = pgTable(
  'letters',
  {
    id: uuid().primaryKey(),
    subject: text().notNull(),
    text: text().notNull(),
    postIds: uuid().array().notNull().default([]),
    status: text().$type<LetterStatus>().notNull().default('draft'),
    sendAt: moment(),
    sentAt: moment(),
    sentTo: integer().notNull().default(0),
    /** How far sending has come: the last subscriber it was written to. */
    sentUntil: uuid(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('letters_due')
      .on(t.sendAt)
      .where(sql`${t.status} in ('scheduled', 'sending')`),
  ],
);
