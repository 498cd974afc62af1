export type Channel = 'email' | 'sms';

/** queued → sent (given to the provider) or captured (kept here, demo) or failed (will not be tried again). */
export const messageStatuses = ['queued', 'sent', 'captured', 'failed'] as const;
export type MessageStatus = (typeof messageStatuses)[number];
