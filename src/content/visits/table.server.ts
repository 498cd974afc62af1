import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AdPlatform } from './campaign-key.ts';
import type { Device, VisitEventKind } from './visit-event.ts';

/** What visitors did on the site. Nobody is named; `visit` is there only after consent to statistics. */
export const visitEvents = pgTable(
  'visit_events',
  {
    id: uuid().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    kind: text().$type<VisitEventKind>().notNull(),
    /** As `pagePath` writes it. */
    path: text().notNull(),
    /** Which form, which step of the chat, which link, which web vital; empty for a page view. */
    name: text().notNull(),
    /** Of a web vital: milliseconds, or the score of CLS. */
    value: doublePrecision(),
    /** A page view that began a visit: the visitor came from elsewhere. */
    entry: boolean().notNull(),
    device: text().$type<Device>().notNull(),
    /** The host the visit came from; empty when the browser did not say. */
    referrer: text().notNull(),
    utmSource: text().notNull(),
    utmMedium: text().notNull(),
    utmCampaign: text().notNull(),
    /** Whose advertisement was clicked, by the id in the address; empty without one. */
    click: text().$type<AdPlatform | ''>().notNull().default(''),
    /** Random, made by the browser for one visit; null without consent. */
    visit: text(),
  },
  (t) => [
    // Every aggregate reads one kind in a span of days; the path along it answers the counts from the index alone.
    index('visit_events_kind').on(t.kind, t.at, t.path),
    index('visit_events_entries')
      .on(t.at)
      .where(sql`${t.entry}`),
    // Covers the visits that say from which campaign they come.
    index('visit_events_campaigns')
      .on(t.at, t.click, t.utmSource, t.utmCampaign)
      .where(sql`${t.entry} and (${t.click} <> '' or ${t.utmSource} <> '' or ${t.utmCampaign} <> '')`)
      .concurrently(),
    index('visit_events_at').on(t.at),
  ],
);
