import { z } from 'zod';
import { incomingStates } from '#agency/incoming-mails/incoming-mail.ts';

/** Which mails somebody wants to see, newest first. `stray`: of nobody that we know. */
export const IncomingFilter = z.object({
  state: z.enum(incomingStates).optional(),
  stray: z.stringbool().optional(),
});
export type IncomingFilter = z.infer<typeof IncomingFilter>;

/** Whose a mail is, as staff say. */
export const placeKinds = ['lead', 'customer', 'help-request'] as const;
export const MailPlace = z.strictObject({ kind: z.enum(placeKinds), id: z.uuid() });
export type MailPlace = z.infer<typeof MailPlace>;
