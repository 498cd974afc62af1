import { z } from 'zod';

/** `doing`: a person said yes, and the call is under way. */
export const proposalStatuses = ['open', 'doing', 'done', 'refused'] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];

export const ProposalFilter = z.object({ status: z.enum(proposalStatuses).optional() });
export type ProposalFilter = z.infer<typeof ProposalFilter>;
