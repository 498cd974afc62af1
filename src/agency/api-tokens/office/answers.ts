import { z } from '@hono/zod-openapi';
import { When } from '#kit/answers.ts';

export const ApiToken = z
  .object({
    id: z.uuid(),
    createdAt: When,
    staffName: z.string().openapi({ description: 'Whose it is: it may do no more than they may now' }),
    staffActive: z.boolean(),
    name: z.string(),
    scopes: z.array(z.string()).openapi({ example: ['leads:read'] }),
    prefix: z.string().openapi({ example: 'nrm_Ab3dE6' }),
    connectedTo: z.string().nullable().openapi({
      description: 'The host of the assistant that was connected; null for a token made by hand',
    }),
    expiresAt: When,
    usedAt: When.nullable(),
    revokedAt: When.nullable(),
    ended: z.boolean(),
  })
  .openapi('StaffApiToken');
export type ApiToken = z.infer<typeof ApiToken>;

export const MadeToken = z.object({
  id: z.uuid(),
  token: z.string().openapi({ description: 'Told only now' }),
});
export type MadeToken = z.infer<typeof MadeToken>;
