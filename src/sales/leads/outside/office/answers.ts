import { z } from '@hono/zod-openapi';
import { etag, When } from '#kit/answers.ts';
import { languages } from '#kit/language/language.ts';
import { leadFields, outsideKinds, outsideStates } from '../outside-source.ts';

export const OutsideSource = z
  .object({
    id: z.uuid(),
    createdAt: When,
    kind: z.enum(outsideKinds),
    name: z.string(),
    service: z.string(),
    language: z.enum(languages),
    origins: z.array(z.string()),
    mapping: z.record(z.string(), z.enum(leadFields)),
    measuring: z.object({ question: z.string(), yes: z.string() }),
    active: z.boolean(),
    lastReceivedAt: When.nullable(),
    address: z
      .string()
      .nullable()
      .openapi({ description: 'Null where the key that our secrets are sealed with is lost' }),
    key: z.string().nullable(),
    hasAppSecret: z.boolean(),
    hasPageToken: z.boolean(),
    taken: z.number().int(),
    waiting: z.number().int(),
    refused: z.number().int(),
    etag,
  })
  .openapi('StaffOutsideSource');

export const OutsideLead = z
  .object({
    id: z.uuid(),
    sourceId: z.uuid(),
    externalId: z.string(),
    at: When,
    state: z.enum(outsideStates),
    leadId: z.uuid().nullable(),
    raw: z.unknown().openapi({ description: 'What came, while it is no lead' }),
    error: z.string().nullable(),
  })
  .openapi('StaffOutsideLead');

export const Tried = z
  .object({
    page: z.string().nullable().openapi({ description: 'Of Meta: the page that the token opens' }),
    lead: z
      .record(z.enum(leadFields), z.string())
      .nullable()
      .openapi({ description: 'What a sample becomes' }),
  })
  .openapi('StaffOutsideSourceTried');
