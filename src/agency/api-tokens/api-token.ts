import { z } from 'zod';
import { lendable } from '#kit/permissions.ts';

/** How long one may live, in days; the last is the longest. */
export const tokenDays = [7, 30, 90, 180, 365] as const;

/** Every token begins so: whoever finds one in a log or a repository knows what it is. */
export const tokenStart = 'nrm_';

/** As much of it as is kept readable, to find a leaked one. */
export const tokenPrefix = (token: string) => token.slice(0, tokenStart.length + 6);

export const NewApiToken = z.strictObject({
  name: z.string().trim().min(1, 'Give it a name').max(60, 'Use at most 60 characters'),
  scopes: z
    .array(z.enum(lendable))
    .min(1, 'Choose at least one permission')
    .max(lendable.length)
    .transform((scopes) => [...new Set(scopes)]),
  days: z.literal(tokenDays),
});
export type NewApiToken = z.infer<typeof NewApiToken>;
