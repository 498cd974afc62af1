import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Feature, PickerKey } from './picker.ts';

/** Software that visitors put together feature by feature; `features` in the order in which they are shown. `isSample`: as it came. */
export const pickers = pgTable('pickers', {
  key: text().$type<PickerKey>().primaryKey(),
  name: text().notNull(),
  intro: text().notNull(),
  features: jsonb().$type<Feature[]>().notNull(),
  position: integer().notNull(),
  isSample: boolean().notNull().default(false),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
