import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { buyers } from '#money/buyers/table.server.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { quotations } from '#sales/quotations/table.server.ts';

/** The parts of an accepted quotation that are billed as they are met. Which part it is never changes. */
export const quotationMilestones = pgTable(
  'quotation_milestones',
  {
    id: uuid().primaryKey(),
    quotationId: uuid()
      .notNull()
      .references(() => quotations.id),
    title: text().notNull(),
    /** Of the whole: what lies between these two is its part. */
    fromPercent: integer().notNull(),
    toPercent: integer().notNull(),
    metAt: timestamp({ withTimezone: true }),
    /** Of its invoice; gone once that is issued. Where the draft was deleted, or the invoice taken back as a whole, it is as if it were not met. */
    draftId: uuid().unique(),
    invoiceId: uuid().references(() => invoices.id),
    /** Whom its invoice goes to: the same one for all of them. */
    buyerId: uuid().references(() => buyers.id),
  },
  (t) => [
    unique('quotation_milestones_part').on(t.quotationId, t.fromPercent),
    index('quotation_milestones_invoice')
      .on(t.invoiceId)
      .concurrently()
      .where(sql`invoice_id is not null`),
  ],
);
