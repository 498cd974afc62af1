import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'; // prettier-ignore
import { leads } from '../table.server.ts';
import type { ConversionEvent, ConversionState, Destination } from './conversion.ts';

const when = () => timestamp({ withTimezone: true });

/**
 * What a lead's browser had agreed to when it was sent, and the marks by which networks know it: only those that the
 * answer to the question about cookies allows.
 */
export const leadAdMarks = pgTable('lead_ad_marks', {
  leadId: uuid()
    .primaryKey()
    .references(() => leads.id, { onDelete: 'cascade' }),
  at: when().notNull().defaultNow(),
  /** The browser's own pixel tells the lead under the same id. */
  eventId: text().notNull(),
  consentVersion: text().notNull(),
  statistics: boolean().notNull(),
  marketing: boolean().notNull(),
  fbp: text().notNull(),
  fbc: text().notNull(),
  gaClientId: text().notNull(),
});

/** Which networks are told. Off until its ids and its secret, which is kept sealed, are set. */
export const conversionDestinations = pgTable('conversion_destinations', {
  kind: text().$type<Destination>().primaryKey(),
  active: boolean().notNull(),
  ids: jsonb().$type<Record<string, string>>().notNull(),
  secret: text().notNull(),
});

/** What was told to whom, and what was not: once for each lead, event and network. */
export const conversions = pgTable(
  'conversions',
  {
    id: uuid().primaryKey(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    event: text().$type<ConversionEvent>().notNull(),
    destination: text().$type<Destination>().notNull(),
    at: when().notNull().defaultNow(),
    /** By which the network knows a repeat. */
    eventId: text().notNull(),
    valuePaise: bigint({ mode: 'number' }),
    state: text().$type<ConversionState>().notNull().default('queued'),
    /** Why it was not sent, or what went wrong. */
    reason: text(),
    attempts: integer().notNull().default(0),
    answer: text(),
    sentAt: when(),
  },
  (t) => [
    uniqueIndex('conversions_once').on(t.leadId, t.event, t.destination),
    index('conversions_state').on(t.state, t.id),
    // Each filter of the list in its order, and the counts of a network.
    index('conversions_destination').on(t.destination, t.id).concurrently(),
    index('conversions_destination_state').on(t.destination, t.state, t.id).concurrently(),
    index('conversions_event').on(t.event, t.id).concurrently(),
  ],
);
