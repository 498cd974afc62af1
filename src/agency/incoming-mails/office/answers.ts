import { z } from '@hono/zod-openapi';
import { When } from '#kit/answers.ts';
import { incomingChannels } from '../incoming-mail.ts';

export const IncomingFileRow = z.object({ id: z.uuid(), name: z.string(), bytes: z.number().int() });

/** A mail on the timeline of whoever wrote it. */
export const ShownMail = z.object({
  id: z.uuid(),
  channel: z.enum(incomingChannels),
  at: When,
  fromAddress: z.string(),
  fromName: z.string(),
  subject: z.string(),
  text: z.string(),
  quoted: z.string(),
  files: z.array(IncomingFileRow),
  filesLeft: z.array(z.string()),
  automatic: z.boolean(),
  helpRequestId: z.uuid().nullable(),
  handledBy: z.string().nullable(),
  handledAt: When.nullable(),
});
