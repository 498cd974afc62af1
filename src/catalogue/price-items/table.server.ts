import { bigint, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Treatment } from '#catalogue/gst/treatment.ts';
import type { ActiveStatus } from '#catalogue/pricing-plans/pricing-plan.ts';
import type { Unit } from '#kit/units.ts';

/** What the agency offers again and again and sells nowhere else on the site. Money is paise, before GST. */
export const priceItems = pgTable('price_items', {
  id: uuid().primaryKey(),
  title: text().notNull().unique(),
  description: text().notNull(),
  sac: text().notNull(),
  unit: text().$type<Unit>().notNull(),
  pricePaise: bigint({ mode: 'number' }).notNull(),
  gstPercent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
  treatment: text().$type<Treatment>().notNull().default(''),
  status: text().$type<ActiveStatus>().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
