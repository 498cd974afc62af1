import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { buyers } from '#money/buyers/table.server.ts';
import type { BillLine } from '../bill.ts';
import type { Supply } from '#catalogue/gst/supply.ts';
import { invoices } from '../table.server.ts';
import type { RecurringState, Rhythm } from './recurring.ts';

/** Invoices that come again and again: what they say, and when the next one is to be written. */
export const recurringInvoices = pgTable(
  'recurring_invoices',
  {
    id: uuid().primaryKey(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    status: text().$type<RecurringState>().notNull().default('active'),
    buyerId: uuid()
      .notNull()
      .references(() => buyers.id),
    every: text().$type<Rhythm>().notNull(),
    startsOn: date().notNull(),
    /** The last day on which one may be written; null: no such day. */
    endsOn: date(),
    /** So many are written in all; null: no such number. */
    times: integer(),
    /** Issued and mailed by itself; else a draft waits for somebody. */
    sends: boolean().notNull(),
    supply: text().$type<Supply>().notNull(),
    pricesInclude: boolean().notNull(),
    lines: jsonb().$type<BillLine[]>().notNull(),
    dueDays: integer().notNull(),
    orderNumber: text().notNull(),
    note: text().notNull(),
    /** What each came to when it was saved. */
    totalPaise: bigint({ mode: 'number' }).notNull(),
    nextOn: date().notNull(),
    /** How many were written. */
    written: integer().notNull().default(0),
  },
  (t) => [
    index('recurring_invoices_next').on(t.status, t.nextOn),
    index('recurring_invoices_buyer').on(t.buyerId, t.id),
  ],
);

/** Each one that was written: the key lets none be written twice. */
export const recurringRuns = pgTable(
  'recurring_runs',
  {
    recurringId: uuid()
      .notNull()
      .references(() => recurringInvoices.id),
    /** The first day of what it is for, and the last. */
    dueOn: date().notNull(),
    untilOn: date().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** draft: waits for somebody · to-issue: the next look issues it · refused: that did not work · issued. */
    state: text().$type<'draft' | 'to-issue' | 'refused' | 'issued'>().notNull(),
    /** It is gone once it is issued, or deleted by hand. */
    draftId: uuid().notNull().unique(),
    invoiceId: uuid().references(() => invoices.id),
    /** Why it could not be issued by itself; empty otherwise. */
    fault: text().notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.recurringId, t.dueOn] }), index('recurring_runs_state').on(t.state, t.at)],
);
