import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { RedirectStatus } from './redirect.ts';

/** Addresses that lead on, or say that they are gone for good (410, without a target). */
export const redirects = pgTable(
  'redirects',
  {
    id: uuid().primaryKey(),
    /** As compared: decoded, small letters, no slash at its end. */
    fromPath: text().notNull().unique(),
    /** An address on this host; empty where the page is gone. */
    target: text().notNull(),
    /** The same without query and fragment, as `fromPath` is compared: so that chains are found. */
    targetPath: text().notNull(),
    status: integer().$type<RedirectStatus>().notNull(),
    note: text().notNull().default(''),
    hits: integer().notNull().default(0),
    lastHitAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('redirects_target').on(t.targetPath)],
);

/** Addresses that people asked for and where nothing is. */
export const lostAddresses = pgTable(
  'lost_addresses',
  {
    id: uuid()
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    path: text().notNull().unique(),
    hits: integer().notNull(),
    firstSeenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('lost_addresses_hits').on(t.hits, t.lastSeenAt)],
);
