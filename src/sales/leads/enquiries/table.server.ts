import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { leads } from '../table.server.ts';

/** Each time a person reached us, with the request exactly as it arrived. */
export const leadTouches = pgTable(
  'lead_touches',
  {
    id: uuid().primaryKey(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    raw: jsonb().notNull(),
    /** Tells whether a repeat says anything new. */
    bodyHash: text().notNull(),
    pageUrl: text().notNull(),
    userAgent: text().notNull(),
    ip: text().notNull(),
    /** Who of the staff wrote it down; null where it came by a form. */
    takenBy: text(),
    /** The campaigns with which the visit before it began, and to which its newest landing belonged; empty where none is known. */
    campaign: text().notNull().default(''),
    lastCampaign: text().notNull().default(''),
  },
  (t) => [
    index('lead_touches_lead').on(t.leadId, t.id),
    // Covers what advertising is measured by.
    index('lead_touches_campaigns')
      .on(t.at, t.leadId, t.campaign, t.lastCampaign)
      .where(sql`campaign <> ''`)
      .concurrently(),
  ],
);

/** What a person agreed to, in which words, when. */
export const consents = pgTable(
  'consents',
  {
    id: uuid().primaryKey(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    purpose: text().notNull(),
    textVersion: text().notNull(),
    givenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('consents_lead').on(t.leadId)],
);

/**
 * Recognises the same enquiry sent again. A key is either an Idempotency-Key or "who asked from where";
 * it stops counting some time after `at` and is then taken over by the next enquiry.
 */
export const leadFingerprints = pgTable(
  'lead_fingerprints',
  {
    key: text().primaryKey(),
    leadId: uuid().notNull(),
    bodyHash: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('lead_fingerprints_at').on(t.at), index('lead_fingerprints_lead').on(t.leadId)],
);
