import { z } from 'zod';
import { messageStatuses } from './message.ts';

/** Which mails and SMS somebody wants to see, newest first; `before` is the last id of the page before. */
export const MessageFilter = z.object({
  status: z.enum(messageStatuses).optional(),
  recipient: z.string().trim().toLowerCase().max(200).optional(),
});
export type MessageFilter = z.infer<typeof MessageFilter>;
