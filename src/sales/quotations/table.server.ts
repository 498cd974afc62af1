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
import type { CounterLine, QuotationLine, QuotationStatus, ResponseAction } from './quotation.ts';
import type { Language } from '#kit/language/language.ts';
import { leads } from '#sales/leads/table.server.ts';

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
    index('quotations_total').on(t.totalPaise, t.id),
    index('quotations_lead').on(t.leadId),
    index('quotations_mobile').on(t.mobile),
    index('quotations_email').on(t.email),
  ],
);

/** What addressees answered. A rejection that staff undid keeps its row. */
export const quotationResponses = pgTable(
  'quotation_responses',
  {
    id: uuid().primaryKey(),
    quotationId: uuid()
      .notNull()
      .references(() => quotations.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    action: text().$type<ResponseAction>().notNull(),
    description: text().notNull(),
    /** Chosen from a list by whoever rejects; empty without. */
    reason: text().notNull(),
    /** The contact that a code has proven; both empty where nobody had to prove one. */
    mobile: text().notNull(),
    email: text().notNull(),
    verified: boolean().notNull(),
    counterTotalPaise: bigint({ mode: 'number' }),
    counterLines: jsonb().$type<CounterLine[]>(),
    /** Of the quotation as it stood: evidence of what was answered. */
    contentHash: text().notNull(),
    ip: text().notNull(),
    userAgent: text().notNull(),
    reopenedAt: timestamp({ withTimezone: true }),
    reopenedBy: text(),
  },
  (t) => [index('quotation_responses_quotation').on(t.quotationId, t.id)],
);

/** That a browser has proven a contact of one quotation and may answer it: once, for fifteen minutes. */
export const quotationGrants = pgTable(
  'quotation_grants',
  {
    tokenHash: text().primaryKey(),
    quotationId: uuid()
      .notNull()
      .references(() => quotations.id, { onDelete: 'cascade' }),
    /** The contact as it was named; what went to it may have gone to the e-mail on file. */
    mobile: text().notNull(),
    email: text().notNull(),
    /** The channel that the code went to. */
    provenMobile: text().notNull(),
    provenEmail: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('quotation_grants_expires').on(t.expiresAt),
    index('quotation_grants_quotation').on(t.quotationId),
  ],
);

/** What new quotations can begin with. */
export const quotationTemplates = pgTable('quotation_templates', {
  id: uuid().primaryKey(),
  name: text().notNull().unique(),
  title: text().notNull(),
  intro: text().notNull(),
  terms: text().notNull(),
  validDays: integer().notNull(),
  lines: jsonb().$type<QuotationLine[]>().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  isSample: boolean().notNull().default(false),
});
