import { z } from 'zod';

/** A rule as staff edit it. Without services it is for every service: the fall-back. */
export const LeadRuleInput = z.strictObject({
  name: z.string().trim().min(1, 'Enter a name').max(80, 'Please use at most 80 characters'),
  services: z.array(z.string().trim().min(1).max(120)).max(50),
  people: z.array(z.uuid()).min(1, 'Choose at least one person').max(50),
  active: z.boolean(),
});
export type LeadRuleInput = z.infer<typeof LeadRuleInput>;
