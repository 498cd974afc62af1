export type Channel = 'email' | 'sms';

/** A file that goes with a mail: as text, or as base64 where `encoding` says so. */
export type Attachment = { filename: string; contentType: string; content: string; encoding?: 'base64' };

/** queued → sent (given to the provider) or captured (kept here, demo) or failed (will not be tried again). */
export const messageStatuses = ['queued', 'sent', 'captured', 'failed'] as const;
export type MessageStatus = (typeof messageStatuses)[number];
