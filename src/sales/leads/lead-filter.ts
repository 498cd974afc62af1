import { z } from 'zod';
import { CustomFilter } from './fields/lead-field.ts';
import { leadForms, leadStatuses } from './lead.ts';

/** JSON in a text, as an address carries it. */
const jsonText = z
  .string()
  .max(8_000)
  .transform((text, { addIssue }) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      addIssue('This is not JSON');
      return z.NEVER;
    }
  });

/** Which leads somebody wants to see. Fields left out do not narrow. */
export const LeadFilter = z.object({
  /** Joined by commas: `new,contacted`. */
  status: z
    .string()
    .transform((joined) => joined.split(','))
    .pipe(z.array(z.enum(leadStatuses)).max(20))
    .optional(),
  source: z.string().max(80).optional(),
  /** Whether anybody knows where it came from. */
  sourceSaid: z.enum(['yes', 'no']).optional(),
  form: z.enum(leadForms).optional(),
  assignedTo: z.union([z.literal('none'), z.uuid()]).optional(),
  tag: z.uuid().optional(),
  /** The agency's own fields, as JSON: `{"<id>":{"is":"North"}}`. */
  custom: jsonText.pipe(CustomFilter).optional(),
  /** What lies in the trash, instead of what does not. */
  trash: z.stringbool().optional(),
  /** Days in India, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** The day on which it is thought to be decided, in India, both included. */
  expectedFrom: z.iso.date().optional(),
  expectedTo: z.iso.date().optional(),
  /** Whether there is such a day. */
  expectedClose: z.enum(['planned', 'none']).optional(),
  /** Days in India on which it was won, both included; what was won once and is no longer does not count. */
  wonFrom: z.iso.date().optional(),
  wonTo: z.iso.date().optional(),
  /** `due`: still open and to be contacted today or earlier. */
  followUp: z.enum(['due', 'planned', 'none']).optional(),
  /** `waiting`: a new lead that nobody has answered yet; `late`: of these, what should have been. */
  response: z.enum(['waiting', 'late']).optional(),
  /** Beginnings of words in name, phone, e-mail, service or message. */
  q: z.string().trim().max(100).optional(),
});
export type LeadFilter = z.infer<typeof LeadFilter>;

export const leadSorts = ['createdAt', 'name', 'nextFollowUpAt', 'status', 'valuePaise', 'score'] as const;
export type LeadSort = (typeof leadSorts)[number];

/** One page of the list. `cursor` (from the page before) wins over `offset`, which serves jumps. */
export const LeadPage = LeadFilter.extend({
  sort: z.enum(leadSorts).default('createdAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
  perPage: z.coerce.number().int().min(1).max(500).default(25),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
  cursor: z.string().max(400).optional(),
});
export type LeadPage = z.infer<typeof LeadPage>;
