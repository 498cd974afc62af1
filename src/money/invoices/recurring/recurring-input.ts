import { z } from 'zod';
import { DraftInput } from '../drafts/draft-input.ts';
import { rhythms } from './recurring.ts';

/** An invoice that comes again, as staff write it. `{{period}}` in a line or in the note becomes what each is for. */
export const RecurringInput = DraftInput.omit({ correctsId: true }).extend({
  lines: DraftInput.shape.lines.min(1, /*staff*/ 'Add at least one line'),
  every: z.enum(rhythms, /*staff*/ 'Choose how often'),
  startsOn: z.iso.date(/*staff*/ 'Choose the first day'),
  /** The last day on which one may be written; null: no such day. */
  endsOn: z.iso.date(/*staff*/ 'Choose a day').nullable().default(null),
  /** So many are written in all; null: no such number. */
  times: z
    .number(/*staff*/ 'Enter a number')
    .int(/*staff*/ 'Enter a whole number')
    .min(1, /*staff*/ 'At least 1')
    .max(600, /*staff*/ 'At most 600')
    .nullable()
    .default(null),
  /** Issued and mailed by itself; else a draft waits for somebody. */
  sends: z.boolean().default(false),
});
export type RecurringInput = z.infer<typeof RecurringInput>;
