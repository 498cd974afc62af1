import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { TemplateChannel } from './lead-template.ts';

/** What staff write to leads again and again, with {{name}} and the like to be filled in. */
export const leadTemplates = pgTable('lead_templates', {
  id: uuid().primaryKey(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  name: text().notNull().unique(),
  channel: text().$type<TemplateChannel>().notNull(),
  /** Of mails; empty for WhatsApp. */
  subject: text().notNull(),
  text: text().notNull(),
  /** Ours, until the owner saves it. */
  isSample: boolean().notNull().default(false),
});
