import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { invoices } from '../table.server.ts';
import type { EInvoiceState } from './e-invoice.ts';

/**
 * Documents that have to be registered with the portal, and what it said of them. Where staff completed the buyer's address
 * while one waited, it stands here, and documents are read with it (`asRead` in find-invoice.ts); null: as issued.
 */
export const eInvoices = pgTable(
  'e_invoices',
  {
    invoiceId: uuid()
      .primaryKey()
      .references(() => invoices.id),
    state: text().$type<EInvoiceState>().notNull().default('waiting'),
    /** Whether its buyer gets it by mail once it is registered. */
    mails: boolean().notNull(),
    address: text(),
    pincode: text(),
    irn: text().notNull().default(''),
    ackNo: text().notNull().default(''),
    ackAt: timestamp({ withTimezone: true }),
    signedQr: text().notNull().default(''),
    /** All that the portal signed, to be kept as long as the document. */
    signedInvoice: text().notNull().default(''),
    cancelledAt: timestamp({ withTimezone: true }),
    cancelReason: text().notNull().default(''),
  },
  (t) => [
    index('e_invoices_waiting')
      .on(t.invoiceId)
      .where(sql`state = 'waiting'`),
  ],
);
