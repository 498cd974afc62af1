import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { Attachment } from '#kit/ports/mail.ts';
import type { SmsTemplate } from '#kit/ports/sms.ts';
import type { WhatsAppContent } from '#kit/ports/whatsapp.ts';
import type { Again, Channel, Delivery, FollowUp, MessageStatus } from './message.ts';

/**
 * The outbox, which is also the mailbox: every mail, SMS and WhatsApp message stands here before it is sent.
 * `dedupeKey` makes writing it twice impossible; `id` becomes the Message-ID, so a repeat after a crash is recognised.
 */
export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey(),
    dedupeKey: text().notNull().unique(),
    channel: text().$type<Channel>().notNull(),
    recipient: text().notNull(),
    replyTo: text(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text(),
    /** Where mail programs unsubscribe with one click; for newsletters. */
    unsubscribeUrl: text(),
    attachments: jsonb().$type<Attachment[]>().notNull().default([]),
    leadId: uuid(),
    /** Of what was written to many at once: what that is. */
    batchId: uuid(),
    /** The same with the secret that is blanked above, sealed. Only until it is sent, or a mail went instead; null where there is none. */
    sealed: text(),
    status: text().$type<MessageStatus>().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    lastError: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Of a notice to one of the staff: when the quiet hours are over that it waits for; null where it goes at once. */
    notBefore: timestamp({ withTimezone: true }),
    sentAt: timestamp({ withTimezone: true }),
    /** Of an SMS. */
    smsTemplate: jsonb().$type<SmsTemplate>(),
    /** Of a WhatsApp message. */
    whatsapp: jsonb().$type<WhatsAppContent>(),
    /** When an SMS or WhatsApp message was given to its carrier; null again where it was surely not taken. Of a mail: when whoever is sending it last said so. */
    handedAt: timestamp({ withTimezone: true }),
    /** What the carrier calls it. */
    carrierId: text(),
    /** What became of it as the carrier tells, and when it last told anything. */
    delivery: text().$type<Delivery>(),
    deliveryAt: timestamp({ withTimezone: true }),
    /** Of a WhatsApp message that a mail follows where it does not arrive. */
    again: jsonb().$type<Again>(),
    followUp: text().$type<FollowUp>(),
  },
  (t) => [
    index('messages_recipient').on(t.recipient, t.id),
    index('messages_reply_to')
      .on(sql`lower(${t.replyTo})`)
      .concurrently(),
    index('messages_mail_notices')
      .on(sql`split_part(${t.dedupeKey}, ':', 2)`)
      .where(sql`${t.dedupeKey} like 'incoming-mail:%'`)
      .concurrently(),
    index('messages_status').on(t.status, t.id),
    index('messages_lead').on(t.leadId, t.id),
    index('messages_batch')
      .on(t.batchId, t.status)
      .where(sql`${t.batchId} is not null`)
      .concurrently(),
    index('messages_handed')
      .on(t.handedAt)
      .where(sql`${t.handedAt} is not null`)
      .concurrently(),
    index('messages_carrier')
      .on(t.carrierId)
      .where(sql`${t.carrierId} is not null`)
      .concurrently(),
    index('messages_untold')
      .on(t.id)
      .where(sql`${t.followUp} = 'no-address'`)
      .concurrently(),
  ],
);
