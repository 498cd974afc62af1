import { z } from 'zod';
import { text } from '../enquiries/enquiry-input.ts';

export const fieldKinds = ['text', 'number', 'date', 'choice'] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** As staff read them. */
export const kindLabels = {
  text: 'Text',
  number: 'Number',
  date: 'Date',
  choice: 'Choice',
} satisfies Record<FieldKind, string>;

/** So many fields there can be, and so many choices of one. */
export const mostFields = 40;
const mostChoices = 100;

/** One of the agency's own questions about a lead. Its kind stays what it was made as; a retired one is asked no more. */
export const LeadFieldInput = z
  .strictObject({
    name: text(60).pipe(z.string().min(1, 'Enter a name')),
    kind: z.enum(fieldKinds),
    choices: z
      .array(text(80))
      .max(mostChoices, `Please use at most ${mostChoices} choices`)
      .default([])
      // Typed a line each: empty lines are none.
      .transform((typed) => [...new Set(typed.filter(Boolean))]),
    retired: z.boolean().default(false),
  })
  .refine(({ kind, choices }) => kind !== 'choice' || choices.length > 0, {
    path: ['choices'],
    message: 'Enter what can be chosen',
  });
export type LeadFieldInput = z.infer<typeof LeadFieldInput>;
export type LeadField = LeadFieldInput & { id: string };

/** What a lead says in these fields, by their ids: numbers as such, days as `2026-11-24`, all else as text. */
export type CustomValues = Record<string, string | number>;

/** The same as it is typed; nothing, null and an empty text take a value away. */
export const CustomInput = z.record(z.uuid(), z.union([text(1000), z.number(), z.null()]));
export type CustomInput = z.infer<typeof CustomInput>;

const wanted = z.union([z.string().max(200), z.number()]);

/** What the values of a field are narrowed by: the very value, a part of the text, or a range that includes its ends. */
export const CustomFilter = z.record(
  z.uuid(),
  z.strictObject({
    is: wanted.optional(),
    has: z.string().max(200).optional(),
    from: wanted.optional(),
    to: wanted.optional(),
  }),
);
export type CustomFilter = z.infer<typeof CustomFilter>;
