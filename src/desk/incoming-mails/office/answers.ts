import { z } from '@hono/zod-openapi';
import { IncomingFileRow } from '#agency/incoming-mails/office/answers.ts';
import { incomingChannels } from '#agency/incoming-mails/incoming-mail.ts';
import { When } from '#kit/answers.ts';
import { placeKinds } from '../incoming-input.ts';

export const IncomingRow = z
  .object({
    id: z.uuid(),
    channel: z.enum(incomingChannels),
    at: When,
    fromAddress: z.string(),
    fromName: z.string(),
    subject: z.string(),
    automatic: z.boolean(),
    answersId: z.uuid().nullable(),
    leadId: z.uuid().nullable(),
    customerId: z.uuid().nullable(),
    helpRequestId: z.uuid().nullable(),
    strayBecause: z.string(),
    handledBy: z.string().nullable(),
    handledAt: When.nullable(),
  })
  .openapi('StaffIncomingMail');

export const Incoming = IncomingRow.extend({
  text: z.string(),
  quoted: z.string(),
  files: z.array(IncomingFileRow),
  filesLeft: z.array(z.string()),
  answered: z
    .object({ id: z.uuid(), subject: z.string(), recipient: z.string(), leadId: z.uuid().nullable() })
    .nullable(),
  /** Of a WhatsApp message: until when it can be answered where it came from; null where it cannot. */
  answerUntil: When.nullable(),
  candidates: z.array(
    z.object({ kind: z.enum(placeKinds), id: z.uuid(), name: z.string(), about: z.string() }),
  ),
}).openapi('StaffIncomingMailDetail');

export const Unreachable = z.object({
  unreachable: z.object({ at: When, reason: z.string() }).nullable(),
});
