import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { quotations } from '../table.server.ts';

/** What lies with a quotation: a sketch, a brief. A revision has rows of its own for the same stored file. */
export const quotationFiles = pgTable(
  'quotation_files',
  {
    id: uuid().primaryKey(),
    quotationId: uuid()
      .notNull()
      .references(() => quotations.id, { onDelete: 'cascade' }),
    /** As it was called when it was added. */
    name: text().notNull(),
    /** As it is called where uploads lie. */
    storedName: text().notNull(),
    bytes: integer().notNull(),
    /** In hex. */
    sha256: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('quotation_files_quotation').on(t.quotationId, t.id),
    index('quotation_files_stored').on(t.storedName),
  ],
);
