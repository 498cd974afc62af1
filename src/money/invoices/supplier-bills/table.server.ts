import { index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { invoiceDrafts } from '../drafts/table.server.ts';
import { invoices } from '../table.server.ts';

/** Suppliers' bills on a client, whose amounts an invoice passes on as they are; the files lie where uploads do. */
export const supplierBills = pgTable(
  'supplier_bills',
  {
    id: uuid().primaryKey(),
    /** With the draft until it is issued, then with its invoice. */
    draftId: uuid().references(() => invoiceDrafts.id, { onDelete: 'cascade' }),
    invoiceId: uuid().references(() => invoices.id),
    /** What the supplier calls it; the line names it as its proof. */
    number: text().notNull(),
    /** As the file was called when it was added. */
    name: text().notNull(),
    /** As it is called where uploads lie. A draft that is written anew has rows of its own for the same file. */
    storedName: text().notNull(),
    bytes: integer().notNull(),
    /** In hex. */
    sha256: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    unique('supplier_bills_draft').on(t.draftId, t.number),
    index('supplier_bills_invoice').on(t.invoiceId, t.id),
    index('supplier_bills_stored').on(t.storedName),
  ],
);
