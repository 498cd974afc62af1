import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { WhatsAppEvent } from './events.ts';
import type { Language } from '#kit/language/language.ts';
import type { WhatsAppUnfilled } from '#kit/ports/whatsapp.ts';

/** What was agreed with a number, and when it last wrote. */
export const whatsappNumbers = pgTable('whatsapp_numbers', {
  /** With its country, digits alone: `919000012345`. */
  number: text().primaryKey(),
  /** As they call themselves there. */
  name: text().notNull().default(''),
  /** When they last wrote: for 24 hours since then anything may be answered. */
  wroteAt: timestamp({ withTimezone: true }),
  /** When they agreed to be written to there, where, and who of the staff noted it: null where they did themselves on WhatsApp, empty where they ticked it in a form. */
  agreedAt: timestamp({ withTimezone: true }),
  agreedWhere: text().notNull().default(''),
  agreedBy: text(),
  /** The version of the words that were ticked (consent.ts); empty where none were. */
  agreedText: text().notNull().default(''),
  /** When they said STOP; null where they did not, or have said START since. */
  stoppedAt: timestamp({ withTimezone: true }),
  /** When WhatsApp last could not reach it; null where something arrived since, or they wrote. */
  unreachedAt: timestamp({ withTimezone: true }),
});

/** What owners have chosen to tell an event by, in a language. Without a row it is the template of our own name. */
export const whatsappChoices = pgTable(
  'whatsapp_choices',
  {
    event: text().$type<WhatsAppEvent>().notNull(),
    language: text().$type<Language>().notNull(),
    /** Null where it is not told. */
    template: text(),
    /** WhatsApp's code of its language. */
    templateLanguage: text().notNull().default(''),
    /** Names of the event's values, in the order of the template's gaps. */
    gaps: jsonb().$type<string[]>().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.event, t.language] })],
);

/** The templates of our account as WhatsApp last told of them. */
export const whatsappTemplates = pgTable(
  'whatsapp_templates',
  {
    name: text().notNull(),
    /** WhatsApp's code: `en`, `en_US`, `hi`. */
    language: text().notNull(),
    status: text().notNull(),
    category: text().notNull(),
    /** What it begins with: '' · text · document · image · video · location */
    header: text().notNull(),
    body: text().notNull(),
    variables: integer().notNull(),
    /** What else has to be filled, which we cannot. */
    unfilled: text().array().$type<WhatsAppUnfilled[]>().notNull().default([]),
    /** Why it was rejected; empty where it was not. */
    reason: text().notNull(),
    readAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.name, t.language] })],
);
