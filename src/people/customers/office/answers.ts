import { z } from '@hono/zod-openapi';
import { ShownMail } from '#agency/incoming-mails/office/answers.ts';
import { channels, deliveries, followUps, messageStatuses } from '#agency/messages/message.ts';
import { customerEventKinds } from '../events/customer-event.ts';
import { customerStates } from '../customer-filter.ts';
import { languages } from '#kit/language/language.ts';
import { helpStatuses } from '#people/help/help-request.ts';
import { When } from '#kit/answers.ts';

export const CustomerRow = z
  .object({
    id: z.uuid(),
    code: z.string().openapi({ example: 'CUS-000123' }),
    email: z.string(),
    fullName: z.string(),
    phone: z.string(),
    createdAt: When,
    lastSignedInAt: When.nullable(),
    state: z.enum(customerStates),
  })
  .openapi('StaffCustomer');

export const Customer = CustomerRow.extend({
  gst: z.string(),
  language: z.enum(languages),
  blockedBecause: z.string(),
  eraseAt: When.nullable(),
  mergedInto: z.uuid().nullable(),
  mergeUndoUntil: When.nullable().openapi({ description: 'Until when the merge can be undone' }),
  picturePath: z.string(),
  signsInWith: z.array(z.enum(['password', 'google'])),
  sessions: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(['cookie', 'bearer']),
      createdAt: When,
      seenAt: When,
      ip: z.string(),
      userAgent: z.string(),
    }),
  ),
  events: z.array(
    z.object({
      id: z.uuid(),
      at: When,
      kind: z.enum(customerEventKinds),
      data: z.record(z.string(), z.string()),
      staffName: z.string().nullable(),
      ip: z.string(),
      userAgent: z.string(),
    }),
  ),
  billTo: z
    .object({ address: z.string(), pincode: z.string(), stateCode: z.string() })
    .nullable()
    .openapi({ description: 'Where their bills go to: the address that they use first' }),
  help: z.array(z.object({ id: z.uuid(), status: z.enum(helpStatuses), createdAt: When })),
  mails: z.array(ShownMail),
  chat: z
    .array(
      z.object({
        id: z.uuid(),
        at: When,
        channel: z.enum(channels),
        text: z.string(),
        status: z.enum(messageStatuses),
        delivery: z.enum(deliveries).nullable(),
        deliveryAt: When.nullable(),
        followUp: z.enum(followUps).nullable(),
        lastError: z.string().nullable(),
      }),
    )
    .openapi({ description: 'What went to their number on WhatsApp, the latest first' }),
});
