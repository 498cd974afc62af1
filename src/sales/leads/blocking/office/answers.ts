import { z } from '@hono/zod-openapi';
import { When } from '#kit/answers.ts';
import { blockKinds } from '../block-kinds.ts';

export const BlockRule = z
  .object({
    id: z.uuid(),
    createdAt: When,
    staffName: z.string(),
    kind: z.enum(blockKinds),
    value: z.string(),
    hits: z.number().int(),
    lastHitAt: When.nullable(),
  })
  .openapi('BlockRule');
export type BlockRuleRecord = z.infer<typeof BlockRule>;
