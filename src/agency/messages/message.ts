import type { Attachment } from '#kit/ports/mail.ts';
import type { SmsReport, SmsTemplate } from '#kit/ports/sms.ts';

export type Channel = 'email' | 'sms';

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
  unsubscribeUrl?: string;
  attachments?: Attachment[];
  /** Of an SMS: operators drop what is not registered. */
  smsTemplate?: SmsTemplate;
  /** What in it opens something, a code or a link's token: for its receiver only. */
  secret?: string;
};

/** queued → sent (given to the provider) or captured (kept here, demo) or failed (will not be tried again). */
export const messageStatuses = ['queued', 'sent', 'captured', 'failed'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** What the carrier of an SMS told after it was sent. */
export const deliveries = ['delivered', 'undelivered'] as const satisfies readonly SmsReport['delivery'][];
export type Delivery = (typeof deliveries)[number];
