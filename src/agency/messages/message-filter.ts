import { z } from 'zod';
import { messageStatuses } from './message.ts';

/** Which mails and SMS somebody wants to see, newest first; `before` is the last id of the page before. `untold`: those that reached nobody. */
export const MessageFilter = z.object({
  status: z.enum([...messageStatuses, 'untold']).optional(),
  recipient: z.string().trim().toLowerCase().max(200).optional(),
});
export type MessageFilter = z.infer<typeof MessageFilter>;
