import { z } from '@hono/zod-openapi';
import { channels, deliveries, followUps, messageStatuses } from '../message.ts';
import { When } from '#kit/answers.ts';

export const MessageRow = z
  .object({
    id: z.uuid(),
    channel: z.enum(channels),
    recipient: z.string(),
    subject: z.string(),
    leadId: z.uuid().nullable(),
    status: z.enum(messageStatuses),
    attempts: z.number().int(),
    lastError: z.string().nullable(),
    createdAt: When,
    notBefore: When.nullable().openapi({
      description: 'of a notice to one of the staff: when the quiet hours are over that it waits for',
    }),
    sentAt: When.nullable(),
    delivery: z
      .enum(deliveries)
      .nullable()
      .openapi({ description: 'what the carrier of an SMS or WhatsApp message told' }),
    deliveryAt: When.nullable(),
    followUp: z.enum(followUps).nullable().openapi({
      description:
        'of a WhatsApp message that did not arrive: whether a mail went instead; `due` where there was nothing to tell any more',
    }),
  })
  .openapi('StaffMessage');

export const Message = MessageRow.extend({
  replyTo: z.string().nullable(),
  text: z.string(),
  html: z.string().nullable(),
  attachments: z.array(
    z.object({
      filename: z.string(),
      contentType: z.string(),
      content: z.string(),
      encoding: z.literal('base64').optional(),
    }),
  ),
}).openapi('StaffMessageDetail');
