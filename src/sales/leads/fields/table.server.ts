import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { FieldKind } from './lead-field.ts';

/** The agency's own questions about leads. What a lead answers stands on it, by id: a new name holds everywhere. */
export const leadFields = pgTable(
  'lead_fields',
  {
    id: uuid().primaryKey(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    name: text().notNull(),
    kind: text().$type<FieldKind>().notNull(),
    /** Of a choice, what can be chosen. */
    choices: text().array().notNull().default([]),
    /** Asked no more; what was answered stays. */
    retired: boolean().notNull().default(false),
    position: integer().notNull(),
  },
  (t) => [uniqueIndex('lead_fields_name').on(sql`lower(${t.name})`)],
);
