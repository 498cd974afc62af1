import type { z } from 'zod';
import type { PolicySlug } from '../policy.ts';
import type { Policy, PolicyWithHistory } from './answers.ts';

/** The history is missing in lists. */
export type PolicyRecord = z.infer<typeof Policy> &
  Partial<z.infer<typeof PolicyWithHistory>> & { id: PolicySlug };
