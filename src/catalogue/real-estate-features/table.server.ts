import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { FeatureStatus } from './real-estate-feature.ts';

/** What a real estate website can do: "Powerful Features" on its page. `isSample`: as it came with the installation. */
export const realEstateFeatures = pgTable(
  'real_estate_features',
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    description: text().notNull(),
    status: text().$type<FeatureStatus>().notNull(),
    position: integer().notNull(),
    isSample: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('real_estate_features_position').on(t.position, t.id)],
);
