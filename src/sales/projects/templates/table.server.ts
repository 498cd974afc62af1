import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { TemplateStep } from './template.ts';

/** The steps that projects of a service begin with. */
export const projectTemplates = pgTable('project_templates', {
  id: uuid().primaryKey(),
  /** As the service is called; empty for all that have none of their own. */
  service: text().notNull().unique(),
  steps: jsonb().$type<TemplateStep[]>().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
