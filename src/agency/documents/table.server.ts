import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

// Whole milliseconds, as JavaScript reads them.
const moment = () => timestamp({ withTimezone: true, precision: 3 }).notNull();
const which = () => ({ kind: text().notNull(), documentId: text().notNull() });

/** What waits to be published, at most one of each document. `previewToken` opens it on the page that will say it. */
export const documentDrafts = pgTable(
  'document_drafts',
  {
    ...which(),
    content: jsonb().notNull(),
    previewToken: text().notNull().unique(),
    staffName: text().notNull(),
    at: moment(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.documentId] })],
);

/**
 * What a document said from `at` on, and who published it; `changed` names the parts in which it differed from what was
 * there before. The newest fifty of each are kept.
 */
export const documentVersions = pgTable(
  'document_versions',
  {
    id: uuid().primaryKey(),
    ...which(),
    content: jsonb().notNull(),
    changed: jsonb().$type<string[]>().notNull(),
    staffName: text().notNull(),
    at: moment(),
  },
  (t) => [index('document_versions_document').on(t.kind, t.documentId, t.id)],
);
