import { boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '#kit/language/language.ts';
import { leads } from '../table.server.ts';
import type { LeadFieldName, Measuring, OutsideKind, OutsideState } from './outside-source.ts';

const when = () => timestamp({ withTimezone: true });

/** Where leads are left elsewhere. `secret`: `SourceKeys` as JSON, sealed. */
export const outsideSources = pgTable('outside_sources', {
  id: uuid().primaryKey(),
  createdAt: when().notNull().defaultNow(),
  kind: text().$type<OutsideKind>().notNull(),
  name: text().notNull(),
  service: text().notNull(),
  language: text().$type<Language>().notNull(),
  origins: jsonb().$type<string[]>().notNull(),
  mapping: jsonb().$type<Record<string, LeadFieldName>>().notNull(),
  /** How its form asks whether networks may be told; see `outside-source.ts`. */
  measuring: jsonb().$type<Measuring>().notNull().default({ question: '', yes: '' }),
  secret: text().notNull(),
  active: boolean().notNull().default(true),
  lastReceivedAt: when(),
});

/** Each lead of theirs that we heard of, by their own id: one that comes again is known. */
export const outsideLeads = pgTable(
  'outside_leads',
  {
    id: uuid().primaryKey(),
    sourceId: uuid()
      .notNull()
      .references(() => outsideSources.id, { onDelete: 'cascade' }),
    externalId: text().notNull(),
    at: when().notNull().defaultNow(),
    state: text().$type<OutsideState>().notNull(),
    /** Null also when it was erased: it does not come back by being sent again. */
    leadId: uuid().references(() => leads.id, { onDelete: 'set null' }),
    /** What came, until it is a lead: that keeps it in its touch. */
    raw: jsonb(),
    error: text(),
  },
  (t) => [
    uniqueIndex('outside_leads_once').on(t.sourceId, t.externalId),
    index('outside_leads_source').on(t.sourceId, t.id),
    // Counts of a source by state, and what of all is in a rare one.
    index('outside_leads_source_state').on(t.sourceId, t.state, t.id).concurrently(),
    index('outside_leads_state').on(t.state, t.id).concurrently(),
    index('outside_leads_lead').on(t.leadId),
  ],
);
