import { z } from 'zod';
import { leadForms, leadStatuses } from '../lead.ts';
import { CustomFilter } from '../fields/lead-field.ts';
import { LeadFilter } from '../lead-filter.ts';

const {
  source,
  sourceSaid,
  tag,
  assignedTo,
  from,
  to,
  expectedFrom,
  expectedTo,
  expectedClose,
  wonFrom,
  wonTo,
  followUp,
  response,
  q,
} = LeadFilter.shape;

/** What a saved view opens the list with; `view` is one of its tabs. */
export const SavedFilter = z.strictObject({
  view: z.enum(['new', 'mine', 'due', 'all', 'suspected', 'trash']).optional(),
  layout: z.enum(['list', 'board']).optional(),
  status: z.array(z.enum(leadStatuses)).max(20).optional(),
  form: z.enum(leadForms).optional(),
  source,
  sourceSaid,
  tag,
  custom: CustomFilter.optional(),
  assignedTo,
  from,
  to,
  expectedFrom,
  expectedTo,
  expectedClose,
  wonFrom,
  wonTo,
  followUp,
  response,
  q,
});
export type SavedFilter = z.infer<typeof SavedFilter>;

export const LeadViewInput = z.strictObject({
  name: z.string().trim().min(1, 'Enter a name').max(60, 'Please use at most 60 characters'),
  /** Everybody who sees leads sees it; else only whoever saved it. */
  shared: z.boolean(),
  filter: SavedFilter,
});
export type LeadViewInput = z.infer<typeof LeadViewInput>;
