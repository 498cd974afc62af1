import { z } from '@hono/zod-openapi';
import { When } from '#kit/answers.ts';
import { spendPlatforms } from '../../spend.ts';

export const AdAccount = z
  .object({
    id: z.enum(spendPlatforms),
    platform: z.enum(spendPlatforms),
    active: z.boolean(),
    accountId: z.string(),
    managerId: z.string(),
    hasKeys: z.boolean().openapi({ description: 'The keys themselves are told to nobody' }),
    name: z.string().openapi({ description: 'As the platform calls it; empty until it was asked' }),
    timeZone: z.string(),
    askedAt: When.nullable().openapi({ description: 'Since when an answer is waited for' }),
    fetchedAt: When.nullable(),
    problem: z.string().nullable().openapi({ description: 'Why nothing was taken in since' }),
  })
  .openapi('StaffAdAccount');
