import { boolean, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { PolicySection, PolicySlug } from './policy.ts';

/** Every version of every policy; the highest number is the one in force. Rows are only ever added. */
export const policyVersions = pgTable(
  'policy_versions',
  {
    id: uuid().primaryKey(),
    slug: text().$type<PolicySlug>().notNull(),
    version: integer().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    sections: jsonb().$type<PolicySection[]>().notNull(),
    /** When it was last updated, as it is shown: "March 2025". */
    dated: text().notNull(),
    isSample: boolean().notNull().default(false),
    changedBy: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [unique('policy_versions_slug_version').on(t.slug, t.version)],
);
