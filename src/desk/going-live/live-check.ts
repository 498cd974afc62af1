import { z } from 'zod';

/**
 * One thing that a live site needs. `todo`: what makes it so, '' where it is; `copy`: the value for that, of a setting,
 * a command or a field elsewhere. `needed`: without it nobody should sell; else only something is missed.
 */
export const LiveCheck = z.object({
  name: z.string(),
  ok: z.boolean(),
  needed: z.boolean(),
  said: z.string(),
  todo: z.string(),
  copy: z.string().nullable(),
  /** The screen on which it is done, if it is done here. */
  screen: z.string().nullable(),
});
export type LiveCheck = z.infer<typeof LiveCheck>;
