import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ServicePageContent, ServicePageSlug } from './service-page.ts';

/** What each service page says. `isSample`: as it came with the installation, not yet gone over by the agency. */
export const servicePages = pgTable('service_pages', {
  slug: text().$type<ServicePageSlug>().primaryKey(),
  content: jsonb().$type<ServicePageContent>().notNull(),
  isSample: boolean().notNull().default(false),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
