import type { Attachment } from '#kit/ports/mail.ts';
import type { Channel, MessageStatus } from '../message.ts';

/** What the server's answers look like here: moments are ISO texts. */
export type MessageRecord = {
  id: string;
  channel: Channel;
  recipient: string;
  subject: string;
  leadId: string | null;
  status: MessageStatus;
  attempts: number;
  lastError: string | null;
  createdAt: string;
  sentAt: string | null;
  replyTo?: string | null;
  text?: string;
  html?: string | null;
  attachments?: Attachment[];
};
