import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { subscribers } from '../table.server.ts';
import type { Decision, Subject } from './better-subject.ts';
import type { LetterStatus } from './letter.ts';
import { everybody, type Segment } from './segment.ts';

const moment = () => timestamp({ withTimezone: true, precision: 3 });

/** What is written to those who confirmed the newsletter. */
export const letters = pgTable(
  'letters',
  {
    id: uuid().primaryKey(),
    subject: text().notNull(),
    /** The other subject that is tried; empty where there is one. */
    subjectB: text().notNull().default(''),
    text: text().notNull(),
    postIds: uuid().array().notNull().default([]),
    segment: jsonb().$type<Segment>().notNull().default(everybody),
    status: text().$type<LetterStatus>().notNull().default('draft'),
    sendAt: moment(),
    sentAt: moment(),
    sentTo: integer().notNull().default(0),
    /** Those of them who got the other subject. */
    sentToB: integer().notNull().default(0),
    /** How far sending has come: the last subscriber it was written to. */
    sentUntil: uuid(),
    /** How many readers the segment had when it began to go. */
    readers: integer(),
    /** Of them, in percent, to each of two subjects first; so many hours later the better one goes to the rest. */
    sharePercent: integer().notNull().default(10),
    decideHours: integer().notNull().default(4),
    /** The last lot (`lotOf`) of those who get the first subject for a try, and the last of those who get the other. */
    lotsA: text(),
    lotsB: text(),
    decideAt: moment(),
    decision: jsonb().$type<Decision>(),
    /** How many left the newsletter by it. */
    unsubscribed: integer().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('letters_due')
      .on(t.sendAt)
      .where(sql`${t.status} in ('scheduled', 'sending')`),
  ],
);

/** Where a letter leads, and how often somebody followed: nobody's clicks, only their number. */
export const letterLinks = pgTable(
  'letter_links',
  {
    id: uuid().primaryKey(),
    letterId: uuid()
      .notNull()
      .references(() => letters.id, { onDelete: 'cascade' }),
    subject: text().$type<Subject>().notNull(),
    url: text().notNull(),
    clicks: integer().notNull().default(0),
  },
  (t) => [unique('letter_links_url').on(t.letterId, t.subject, t.url)],
);

/** Of readers who allowed it: which letters they got, and whether they opened one and followed a link. */
export const letterReaders = pgTable(
  'letter_readers',
  {
    letterId: uuid()
      .notNull()
      .references(() => letters.id, { onDelete: 'cascade' }),
    subscriberId: uuid()
      .notNull()
      .references(() => subscribers.id, { onDelete: 'cascade' }),
    openedAt: moment(),
    clickedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.letterId, t.subscriberId] }),
    index('letter_readers_subscriber').on(t.subscriberId),
  ],
);
