import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Logos and signatures for documents. They are no part of the library and have no public address; none is ever deleted, for
 * what was issued with one is printed with it.
 */
export const documentPictures = pgTable('document_pictures', {
  id: uuid().primaryKey(),
  /** In base64: react-pdf and backups take it as it is. */
  png: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
