import { z } from 'zod';

/** Where a fact is said: a page with its address, the part of it, and the screen where it is written. */
const Place = z.object({ page: z.string(), part: z.string(), path: z.string(), office: z.string() });

/** A fact in the words of the site. */
export const Claim = z.object({ says: z.string(), place: Place });
export type Claim = z.infer<typeof Claim>;

/** Facts that cannot all be true. */
export const Contradiction = z.object({
  about: z.string(),
  why: z.string(),
  claims: z.array(Claim).min(2),
});
export type Contradiction = z.infer<typeof Contradiction>;
