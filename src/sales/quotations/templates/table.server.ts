import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { QuotationLine } from '../quotation.ts';

/** What new quotations can begin with. */
export const quotationTemplates = pgTable('quotation_templates', {
  id: uuid().primaryKey(),
  name: text().notNull().unique(),
  title: text().notNull(),
  intro: text().notNull(),
  terms: text().notNull(),
  validDays: integer().notNull(),
  lines: jsonb().$type<QuotationLine[]>().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  isSample: boolean().notNull().default(false),
});
