import { z } from '@hono/zod-openapi';
import { helpStatuses } from '../help-request.ts';
import { IncomingFileRow } from '#agency/incoming-mails/office/answers.ts';
import { When } from '#kit/answers.ts';

export const HelpRow = z
  .object({
    id: z.uuid(),
    name: z.string(),
    status: z.enum(helpStatuses),
    createdAt: When,
    updatedAt: When,
    customerId: z.uuid(),
    customerCode: z.string(),
    customerName: z.string(),
    customerEmail: z.string(),
    customerPhone: z.string(),
  })
  .openapi('StaffHelpRequest');

export const HelpThread = HelpRow.extend({
  messages: z.array(
    z.object({
      id: z.uuid(),
      at: When,
      staffName: z.string().nullable(),
      text: z.string(),
      quoted: z.string(),
      files: z.array(IncomingFileRow),
    }),
  ),
});
