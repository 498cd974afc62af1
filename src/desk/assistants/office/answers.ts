import { z } from '@hono/zod-openapi';
import { When } from '#kit/answers.ts';
import { proposalStatuses } from '../proposal.ts';

export const Proposal = z
  .object({
    id: z.uuid(),
    at: When,
    staffName: z.string().openapi({ description: 'Whose token the assistant has' }),
    tokenName: z.string(),
    tool: z.string(),
    method: z.string(),
    path: z.string().openapi({ description: 'Of the call that is done, below /staff' }),
    body: z.record(z.string(), z.unknown()).nullable(),
    why: z.string(),
    status: z.enum(proposalStatuses),
    brokeOff: z.boolean().openapi({
      description: 'Under way, but nothing was heard of it since: it can be decided again',
    }),
    decidedBy: z.string().nullable(),
    decidedAt: When.nullable(),
  })
  .openapi('StaffProposal');
export type Proposal = z.infer<typeof Proposal>;
