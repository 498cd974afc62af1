import type { Attachment } from '#kit/ports/mail.ts';
import type { SmsTemplate } from '#kit/ports/sms.ts';
import type { WhatsAppContent } from '#kit/ports/whatsapp.ts';

export const channels = ['email', 'sms', 'whatsapp'] as const;
export type Channel = (typeof channels)[number];

/** What staff call them. */
export const channelLabels: Record<Channel, string> = { email: 'Mail', sms: 'SMS', whatsapp: 'WhatsApp' };

/** A message to send. `dedupeKey` names its reason: a second message for the same reason is not written. */
export type Draft = {
  dedupeKey: string;
  channel: Channel;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string | null;
  leadId: string | null;
  /** Of what is written to many at once: what that is, so that its mails can be counted. */
  batchId?: string;
  unsubscribeUrl?: string;
  attachments?: Attachment[];
  /** Of an SMS: operators drop what is not registered. */
  smsTemplate?: SmsTemplate;
  /** Of a WhatsApp message: what goes instead of `text`, which says the same. */
  whatsapp?: WhatsAppContent;
  /** What in it opens something, a code or a link's token: for its receiver only. */
  secret?: string;
  /** It waits until then; without it for nothing. */
  notBefore?: Date;
  /** What tells the same by mail where this does not arrive (follow-up.ts). */
  again?: Again;
};

/** The job that wrote a message, run once more when it did not arrive. `until`: then its news are old; null where they last. */
export type Again = { job: string; payload: object; until: string | null };

/**
 * What came of a message that did not arrive. `due`: its job was asked for a mail; it stays so where there was nothing
 * to tell any more. `no-address`: there is nowhere to send one.
 */
export const followUps = ['due', 'mail', 'no-address'] as const;
export type FollowUp = (typeof followUps)[number];

type Fate = { status: MessageStatus; delivery: Delivery | null; followUp: FollowUp | null };

/** Whether a message reached nobody, and no mail went instead. */
export const reachedNobody = ({ status, delivery, followUp }: Fate): boolean =>
  (status === 'failed' && followUp === null) ||
  (followUp === 'no-address' && (delivery === null || delivery === 'undelivered'));

/** queued → sent (given to the provider) or captured (kept here, demo) or failed (will not be tried again). */
export const messageStatuses = ['queued', 'sent', 'captured', 'failed'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** What a failed mail says that its receiver's server gave back after it had taken it; the reason follows. */
export const cameBack = 'It came back: ';

/** What the carrier of an SMS or WhatsApp told after it was sent; only WhatsApp tells that it was read. */
export const deliveries = ['delivered', 'undelivered', 'read'] as const;
export type Delivery = (typeof deliveries)[number];
