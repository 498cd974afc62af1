import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { buyers } from '#money/buyers/table.server.ts';
import type { BillLine, BillPart } from '../bill.ts';
import { invoices } from '../table.server.ts';
import type { Supply } from '#catalogue/gst/supply.ts';

/** Invoices that are being written. Issued, they are gone from here and have a number. */
export const invoiceDrafts = pgTable(
  'invoice_drafts',
  {
    id: uuid().primaryKey(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    buyerId: uuid()
      .notNull()
      .references(() => buyers.id),
    /** The invoice for whose sale it charges more: then it becomes a debit note. */
    correctsId: uuid().references(() => invoices.id),
    supply: text().$type<Supply>().notNull(),
    pricesInclude: boolean().notNull(),
    lines: jsonb().$type<BillLine[]>().notNull(),
    /** Of a quotation that is billed in parts: what the lines are cut from. Then they stay as they are. */
    part: jsonb().$type<BillPart>(),
    /** So many days after it is issued it is due. */
    dueDays: integer().notNull(),
    /** What the buyer calls the order. */
    orderNumber: text().notNull(),
    note: text().notNull(),
    /** What it came to when it was saved. */
    totalPaise: bigint({ mode: 'number' }).notNull(),
    isSample: boolean().notNull().default(false),
  },
  (t) => [index('invoice_drafts_buyer').on(t.buyerId, t.id)],
);
