import { z } from '@hono/zod-openapi';
import { When } from '#kit/answers.ts';
import { conversionEvents, conversionStates, destinations } from '../conversion.ts';

export const ConversionDestination = z
  .object({
    id: z.enum(destinations),
    active: z.boolean(),
    ids: z.record(z.string(), z.string()),
    hasSecret: z.boolean().openapi({ description: 'The secret itself is told to nobody' }),
    sent: z.number().int(),
    waiting: z.number().int(),
    skipped: z.number().int(),
    dead: z.number().int(),
  })
  .openapi('StaffConversionDestination');

export const Conversion = z
  .object({
    id: z.uuid(),
    leadId: z.uuid(),
    leadName: z.string(),
    event: z.enum(conversionEvents),
    destination: z.enum(destinations),
    at: When,
    eventId: z
      .string()
      .openapi({ description: 'Of a lead also the id under which its browser’s pixel told it' }),
    valuePaise: z.number().int().nullable().openapi({ description: 'As it was told' }),
    state: z.enum(conversionStates),
    reason: z.string().nullable().openapi({ description: 'Why it was not told, or what went wrong' }),
    attempts: z.number().int(),
    answer: z.string().nullable(),
    sentAt: When.nullable(),
  })
  .openapi('StaffConversion');
