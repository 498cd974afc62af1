import { pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { OtherLanguage } from '#kit/language/language.ts';
import { staff } from '#agency/staff/table.server.ts';

/**
 * What the owner's words are in another language. Keyed by the English text itself (`sourceHash`: SHA-256 of it, for
 * texts are too long for an index): a changed English text has no translation yet. `text` is empty where somebody took
 * a translation away; `staffId` is null for what came with the installation.
 */
export const translations = pgTable(
  'translations',
  {
    id: uuid().primaryKey().defaultRandom(),
    language: text().$type<OtherLanguage>().notNull(),
    source: text().notNull(),
    sourceHash: text().notNull(),
    text: text().notNull(),
    staffId: uuid().references(() => staff.id, { onDelete: 'set null' }),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [unique('translations_source').on(t.language, t.sourceHash)],
);
