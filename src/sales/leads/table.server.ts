import { isNotNull, sql, type SQL } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Language } from '#kit/language/language.ts';
import { usualPaise, type LeadEventKind, type LeadForm, type LeadStatus } from './lead.ts';
import type { CustomValues } from './fields/lead-field.ts';
import type { Attribution } from '#content/visits/attribution.ts';
import { staff } from '#agency/staff/table.server.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What a lead may bring, and since when a new one waits; in the words of the indexes that Today reads in their order. */
export const valueOrUsual = sql.raw(`coalesce(value_paise, ${usualPaise})`);
export const waitsSince = sql.raw('coalesce(due_at, created_at)');

/** Who waits for a first answer, and who was promised another one; each in the words of its index, which covers what Today asks. */
export const waitsNew = sql.raw(`status = 'new' and form <> 'import' and merged_into is null`);
export const waitsAgain = sql.raw(
  `next_follow_up_at is not null and status in ('new', 'contacted', 'qualified', 'proposal') and merged_into is null`,
);

/** A person who wants something from the agency. Ids are UUID v7: sorting by id is sorting by time. */
export const leads = pgTable(
  'leads',
  {
    id: uuid().primaryKey(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    name: text().notNull(),
    /** Ten digits when complete, else what was typed. */
    phone: text().notNull(),
    phoneComplete: boolean().notNull(),
    email: text().notNull(),
    company: text().notNull().default(''),
    address: text().notNull().default(''),
    pincode: text().notNull().default(''),
    stateCode: text().notNull().default(''),
    service: text().notNull(),
    message: text().notNull(),
    /** Which form or page it came from, in the words staff know: "Contact Inquiry", "Google Ads", … */
    source: text().notNull(),
    form: text().$type<LeadForm>().notNull(),
    pageUrl: text().notNull(),
    plan: text().notNull().default(''),
    attribution: jsonb().$type<Attribution>().notNull(),
    /** In which they read the site: they are answered in it. */
    language: text().$type<Language>().notNull().default('en'),
    status: text().$type<LeadStatus>().notNull().default('new'),
    suspectedBecause: text().array().notNull().default([]),
    /** Ids of `lead_tags`. */
    tags: uuid().array().notNull().default([]),
    /** What it says in the agency's own fields, by the ids of `lead_fields`. */
    custom: jsonb().$type<CustomValues>().notNull().default({}),
    assignedTo: uuid().references(() => staff.id, { onDelete: 'set null' }),
    /** How much they seem to want it: the sum of the reasons in score/lead-score.ts. */
    score: integer().notNull().default(0),
    /** What it may bring, GST included; null while nobody can tell. */
    valuePaise: bigint({ mode: 'number' }),
    /** Staff have said the value themselves: no quotation changes it any more. */
    valueKept: boolean().notNull().default(false),
    /** The day in India on which staff think it will be decided. */
    expectedCloseOn: date(),
    nextFollowUpAt: timestamp({ withTimezone: true }),
    /** By when staff are to be in touch; null where no clock runs. */
    dueAt: timestamp({ withTimezone: true }),
    /** When staff first were. */
    firstContactAt: timestamp({ withTimezone: true }),
    /** When the clock has to say something next: at `dueAt`, then at the escalation; null when there is nothing to say. */
    clockNextAt: timestamp({ withTimezone: true }),
    escalatedAt: timestamp({ withTimezone: true }),
    /** The lead of the same person that this one became part of; it stands in no list. */
    mergedInto: uuid(),
    /** When it was put into the trash, and what it was before; there it is junk, so that nothing takes it for work. */
    deletedAt: timestamp({ withTimezone: true }),
    heldStatus: text().$type<LeadStatus>(),
    search: tsvector().generatedAlwaysAs(
      (): SQL =>
        sql`to_tsvector('simple', name || ' ' || phone || ' ' || email || ' ' || service || ' ' || message)`,
    ),
  },
  (t) => [
    index('leads_status').on(t.status, t.id),
    index('leads_assigned').on(t.assignedTo, t.id),
    index('leads_assigned_status').on(t.assignedTo, t.status, t.id),
    index('leads_source').on(t.source, t.id),
    index('leads_form').on(t.form, t.id),
    index('leads_follow_up').on(t.nextFollowUpAt, t.id),
    index('leads_score').on(t.score, t.id).concurrently(),
    index('leads_value').on(t.valuePaise, t.id),
    // The highest first, with those of no value last: the index before cannot be read backwards for that.
    index('leads_value_highest').on(t.valuePaise.desc().nullsLast(), t.id.desc()),
    // Covers what sums of values ask for: board and forecast read no row of it.
    index('leads_sums')
      .on(t.status, t.expectedCloseOn, t.assignedTo, t.valuePaise, t.id)
      .where(sql`merged_into is null and deleted_at is null`),
    index('leads_name').on(t.name, t.id),
    // Forms keep an address as it was typed, and the same person types it in other letters the next time.
    index('leads_address')
      .on(sql`lower(${t.email})`, t.id)
      .concurrently(),
    // Read by 0.1.0 only: it goes with the next release.
    index('leads_email').on(t.email, t.id),
    index('leads_phone').on(t.phone, t.id),
    index('leads_clock').on(t.clockNextAt).where(isNotNull(t.clockNextAt)),
    index('leads_unanswered')
      .on(t.dueAt, t.id)
      .where(sql`due_at is not null and first_contact_at is null`),
    index('leads_answered').on(t.firstContactAt).where(isNotNull(t.firstContactAt)),
    index('leads_wait_new')
      .on(
        sql`(${valueOrUsual}) desc`,
        sql`(${waitsSince})`,
        t.valuePaise,
        t.dueAt,
        t.createdAt,
        t.firstContactAt,
        t.assignedTo,
        t.id,
      )
      .where(waitsNew),
    index('leads_wait_again')
      .on(sql`(${valueOrUsual}) desc`, t.nextFollowUpAt, t.valuePaise, t.assignedTo, t.id)
      .where(waitsAgain),
    index('leads_trash').on(t.id).where(isNotNull(t.deletedAt)),
    index('leads_merged_into').on(t.mergedInto).where(isNotNull(t.mergedInto)),
    index('leads_tags').using('gin', t.tags),
    index('leads_custom').using('gin', t.custom.op('jsonb_path_ops')),
    index('leads_search').using('gin', t.search),
  ],
);

/** The events that made a lead Won, its own or one it took over; in the words of their index. */
export const stepToWon = sql.raw(`kind in ('status', 'merged') and data ->> 'to' = 'won'`);

/** What staff did with a lead: the timeline beside its touches and mails. */
export const leadEvents = pgTable(
  'lead_events',
  {
    id: uuid().primaryKey(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    staffId: uuid(),
    staffName: text().notNull(),
    kind: text().$type<LeadEventKind>().notNull(),
    data: jsonb().$type<Record<string, string | null>>().notNull(),
  },
  (t) => [
    index('lead_events_lead').on(t.leadId, t.id),
    index('lead_events_won').on(t.at, t.leadId).where(stepToWon),
  ],
);
