import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { IncomingChannel, IncomingFile } from './incoming-mail.ts';

/** Mails and WhatsApp messages that wait for somebody of the office, in the words of their index. */
export const waits = sql.raw('handled_at is null');

/**
 * Mails and WhatsApp messages that came in: answers on the timeline of whoever wrote them, and those of which only staff can say whose they
 * are. `messageId` makes taking one in twice impossible, wherever it lies.
 */
export const incomingMails = pgTable(
  'incoming_mails',
  {
    id: uuid().primaryKey(),
    channel: text().$type<IncomingChannel>().notNull().default('email'),
    /** Without its brackets; a hash of the mail where it has none. WhatsApp's own id of its messages. */
    messageId: text().notNull().unique(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Lower-case; of WhatsApp the number with its country. */
    fromAddress: text().notNull(),
    fromName: text().notNull(),
    subject: text().notNull(),
    /** What was written, without what it quotes; plain text, whatever it came as. */
    text: text().notNull(),
    /** What it quotes of the mails before; folded where it is shown. */
    quoted: text().notNull(),
    files: jsonb().$type<IncomingFile[]>().notNull().default([]),
    /** Names of files that were not kept, each with why. */
    filesLeft: text().array().notNull().default([]),
    /** Written by a machine: nobody waits for an answer to it. */
    automatic: boolean().notNull().default(false),
    /** The message of ours that it answers. */
    answersId: uuid(),
    leadId: uuid(),
    customerId: uuid(),
    helpRequestId: uuid(),
    /** Why nobody could be named; empty where somebody is. */
    strayBecause: text().notNull().default(''),
    /** Who of the staff said whose it is, or that it needs nothing more. */
    handledBy: text(),
    handledAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('incoming_mails_lead').on(t.leadId, t.id),
    index('incoming_mails_customer').on(t.customerId, t.id),
    index('incoming_mails_from').on(t.fromAddress, t.id),
    index('incoming_mails_answers')
      .on(t.answersId)
      .where(sql`${t.answersId} is not null`)
      .concurrently(),
    index('incoming_mails_waiting').on(t.id).where(waits),
    index('incoming_mails_stray')
      .on(t.id)
      .where(sql`stray_because <> ''`)
      .concurrently(),
  ],
);

/** Addresses from which mails of ours came back for good. */
export const unreachableAddresses = pgTable('unreachable_addresses', {
  /** Lower-case. */
  address: text().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** What their server said, in short. */
  reason: text().notNull(),
  /** The mail that came back. */
  messageId: uuid().notNull(),
});

/** How far the mailbox has been read, and which process is at it: one at a time, as long as it keeps saying so. */
export const mailboxes = pgTable('mailboxes', {
  /** `user@host/folder` */
  name: text().primaryKey(),
  holder: uuid(),
  heldUntil: timestamp({ withTimezone: true }),
  /** As IMAP has it: with another one, the numbers of mails mean other mails. */
  uidValidity: text(),
  lastUid: bigint({ mode: 'number' }).notNull().default(0),
  takenIn: integer().notNull().default(0),
  /** When it answered last, and what it said the last time that it did not. */
  seenAt: timestamp({ withTimezone: true }),
  error: text(),
});
