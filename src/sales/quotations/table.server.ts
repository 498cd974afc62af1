import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { QuotationCoupon, QuotationLine, QuotationStatus } from './quotation.ts';
import type { Supply } from '#catalogue/gst/supply.ts';
import type { Language } from '#kit/language/language.ts';
import { customers } from '#people/customers/table.server.ts';
import { leads } from '#sales/leads/table.server.ts';

/** Agreed on: accepted, and what came of that. */
export const dealt = sql.raw(`status in ('accepted', 'converted', 'paid', 'refunded')`);

/** What quotations are searched by besides their number, in the words of their index. */
export const quotationWords = sql.raw(`to_tsvector('simple', name || ' ' || company)`);

/**
 * What is offered to whom. Each revision is a row of its own with the number of the first one; what was sent is never
 * changed again. Money is paise.
 */
export const quotations = pgTable(
  'quotations',
  {
    id: uuid().primaryKey(),
    /** 128 random bits in hex: whoever knows them may look. */
    publicId: text().notNull().unique(),
    number: integer().generatedByDefaultAsIdentity(),
    revision: integer().notNull().default(1),
    status: text().$type<QuotationStatus>().notNull().default('draft'),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    leadId: uuid().references(() => leads.id, { onDelete: 'set null' }),
    /** The account that keeps it, for it has left the address of the quotation. Null: it is seen by whoever proves that. */
    customerId: uuid().references(() => customers.id),
    /** Names the request it was drafted from, so that one request makes one draft. */
    origin: text().unique(),
    title: text().notNull(),
    name: text().notNull(),
    company: text().notNull(),
    gstin: text().notNull(),
    /** Where the bill goes to. Of the state the code: it decides the taxes. Empty where nobody has asked yet. */
    address: text().notNull().default(''),
    pincode: text().notNull().default(''),
    stateCode: text().notNull().default(''),
    /** Where it is not India; empty in it. */
    country: text().notNull().default(''),
    /** What it is about in the eyes of the tax office: its taxes, and those of its invoices, follow it. */
    supply: text().$type<Supply>().notNull().default('ordinary'),
    /** Ten digits, or empty. */
    mobile: text().notNull(),
    /** In small letters, or empty. */
    email: text().notNull(),
    intro: text().notNull(),
    terms: text().notNull(),
    /** What its page, its mails and its PDF are written in. */
    language: text().$type<Language>().notNull().default('en'),
    /** The last day on which it can be answered, in India. */
    validUntil: date().notNull(),
    /** How much of it is due before the work begins; null where it is paid at once. */
    depositPercent: integer(),
    lines: jsonb().$type<QuotationLine[]>().notNull(),
    /** What lowers its lines; null without one. */
    coupon: jsonb().$type<QuotationCoupon>(),
    netPaise: bigint({ mode: 'number' }).notNull(),
    gstPaise: bigint({ mode: 'number' }).notNull(),
    totalPaise: bigint({ mode: 'number' }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
    /** Sent without an e-mail address: staff pass its link on themselves. */
    handedOver: boolean().notNull().default(false),
    views: integer().notNull().default(0),
    lastViewedAt: timestamp({ withTimezone: true }),
    /** As it came with the installation, to try things with. */
    isSample: boolean().notNull().default(false),
  },
  (t) => [
    unique('quotations_number_revision').on(t.number, t.revision),
    index('quotations_status').on(t.status, t.id),
    // Covers what the dashboard adds up.
    index('quotations_created').on(t.createdAt, t.status, t.validUntil, t.totalPaise),
    index('quotations_total').on(t.totalPaise, t.id),
    index('quotations_lead').on(t.leadId),
    index('quotations_customer')
      .on(t.customerId)
      .where(sql`customer_id is not null`)
      .concurrently(),
    index('quotations_mobile').on(t.mobile),
    index('quotations_email').on(t.email),
    index('quotations_words').using('gin', quotationWords),
    index('quotations_coupon')
      .on(sql`(coupon ->> 'id')`)
      .where(sql`coupon is not null`),
    index('quotations_open_until')
      .on(t.validUntil)
      .where(sql`status in ('sent', 'viewed')`),
  ],
);
