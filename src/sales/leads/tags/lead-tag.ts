import { z } from 'zod';
import { text } from '../enquiries/enquiry-input.ts';

/** A word that staff put on leads. Two that differ in capitals only are one. */
export const LeadTagInput = z.strictObject({
  name: text(40)
    .transform((typed) => typed.replaceAll(/\s+/g, ' '))
    .pipe(z.string().min(1, 'Enter a name')),
});
export type LeadTagInput = z.infer<typeof LeadTagInput>;

/** So many tags a lead can carry. */
export const mostTags = 20;
