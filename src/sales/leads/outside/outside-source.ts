import { z } from 'zod';
import { languages } from '#kit/language/language.ts';

/** Where leads come from that were left elsewhere: a network's form, a market place, a form of ours on another site. */
export const outsideKinds = ['meta', 'google', 'indiamart', 'justdial', 'form'] as const;
export type OutsideKind = (typeof outsideKinds)[number];

export const kindLabels = {
  meta: 'Meta lead ads',
  google: 'Google lead forms',
  indiamart: 'IndiaMART',
  justdial: 'Justdial',
  form: 'Form on another site',
} satisfies Record<OutsideKind, string>;

/** What a field of theirs can become. What becomes nothing stands in the lead's message, with its name. */
export const leadFields = [
  'name',
  'phone',
  'email',
  'company',
  'service',
  'message',
  'address',
  'pincode',
] as const;
export type LeadFieldName = (typeof leadFields)[number];

/** `waiting`: its fields are still to be fetched. `refused`: nobody could be reached by what it says. */
export const outsideStates = ['waiting', 'taken', 'test', 'refused'] as const;
export type OutsideState = (typeof outsideStates)[number];

/** `https://shop.example.com`: where the form may stand. */
const origin = z
  .url({ protocol: /^https?$/, error: 'Enter addresses like https://shop.example.com' })
  .max(200)
  .transform((url) => new URL(url).origin);

const fields = {
  /** What its leads say they came from. */
  name: z.string().trim().min(1, 'Give it a name').max(80),
  /** What its leads are about, where they do not say so themselves. */
  service: z.string().trim().max(120),
  /** In which its leads are answered, and its form is shown. */
  language: z.enum(languages),
  origins: z.array(origin).max(20, 'Use at most 20 addresses'),
  /** Their name of a field → ours; for names that are not known anyway. */
  mapping: z
    .record(z.string().trim().min(1).max(120), z.enum(leadFields))
    .refine((mapping) => Object.keys(mapping).length <= 50, 'Map at most 50 fields'),
  /**
   * How its form asks whether networks may be told: by which box or question, and by which answer they agree. Without a
   * question nobody is asked; a box needs no answer.
   */
  measuring: z.strictObject({
    question: z.string().trim().max(120),
    yes: z.string().trim().max(120),
  }),
};

export type Measuring = z.infer<typeof fields.measuring>;

/** Of Meta alone. They are kept sealed and never shown. */
const secret = z.string().trim().min(16, 'It has at least 16 characters').max(500);

export const NewOutsideSource = z.strictObject({
  ...fields,
  kind: z.enum(outsideKinds),
  service: fields.service.default(''),
  language: fields.language.default('en'),
  origins: fields.origins.default([]),
  mapping: fields.mapping.default({}),
  measuring: fields.measuring.default({ question: '', yes: '' }),
  appSecret: secret.optional(),
  pageToken: secret.optional(),
});
export type NewOutsideSource = z.infer<typeof NewOutsideSource>;

/** Fields left out stay as they are. */
export const OutsideSourceChange = z.strictObject({
  name: fields.name.optional(),
  service: fields.service.optional(),
  language: fields.language.optional(),
  origins: fields.origins.optional(),
  mapping: fields.mapping.optional(),
  measuring: fields.measuring.optional(),
  active: z.boolean().optional(),
  appSecret: secret.optional(),
  pageToken: secret.optional(),
});
export type OutsideSourceChange = z.infer<typeof OutsideSourceChange>;

export const OutsideLeadFilter = z.object({
  sourceId: z.uuid().optional(),
  state: z.enum(outsideStates).optional(),
});
export type OutsideLeadFilter = z.infer<typeof OutsideLeadFilter>;
