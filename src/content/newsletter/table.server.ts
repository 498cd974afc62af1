import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '#kit/language/language.ts';
import type { SubscriberStatus } from './subscriber.ts';

const moment = () => timestamp({ withTimezone: true, precision: 3 });

/** Who asked for the newsletter, and whether they confirmed it. `token` stands in the links that only they received. */
export const subscribers = pgTable(
  'subscribers',
  {
    id: uuid().primaryKey(),
    email: text().notNull().unique(),
    status: text().$type<SubscriberStatus>().notNull().default('pending'),
    token: text().notNull().unique(),
    language: text().$type<Language>().notNull().default('en'),
    /** From where it was asked for: the proof of consent. */
    ip: text().notNull(),
    userAgent: text().notNull(),
    /** The page that it was asked for on, in no language: `/blogs/gst-ready-online-shop`; empty where that is not known. */
    source: text().notNull().default(''),
    /** What they want to read about, as the blog's categories are called. */
    interests: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Since when they allow us to see what they open and follow; null: they never did, and we do not. */
    measuredSince: moment(),
    requestedAt: moment().notNull(),
    confirmedAt: moment(),
    unsubscribedAt: moment(),
  },
  (t) => [
    index('subscribers_status').on(t.status, t.id),
    // What readers are counted by, in a few hundred pages of a million.
    index('subscribers_readers')
      .on(t.language, t.source)
      .where(sql`status = 'confirmed'`)
      .concurrently(),
    // Beginnings of addresses, whatever order the database's locale has.
    index('subscribers_address').on(t.email.op('text_pattern_ops')).concurrently(),
  ],
);
