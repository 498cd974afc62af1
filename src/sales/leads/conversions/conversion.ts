import { z } from 'zod';

/** What is told back to the networks that brought somebody, in this order. */
export const conversionEvents = ['lead', 'qualified', 'won'] as const;
export type ConversionEvent = (typeof conversionEvents)[number];

export const eventLabels = {
  lead: 'Lead',
  qualified: 'Qualified',
  won: 'Won',
} satisfies Record<ConversionEvent, string>;

export const destinations = ['meta', 'google-ads', 'ga4'] as const;
export type Destination = (typeof destinations)[number];

export const destinationLabels = {
  meta: 'Meta Conversions API',
  'google-ads': 'Google Ads',
  ga4: 'Google Analytics 4',
} satisfies Record<Destination, string>;

/** Without which consent to cookies nothing is told to whom. */
export const consentNeeded = {
  meta: 'marketing',
  'google-ads': 'marketing',
  ga4: 'statistics',
} satisfies Record<Destination, 'marketing' | 'statistics'>;

/** `failed` is tried again; `dead` is not; `skipped` was never sent, for the reason that stands with it. */
export const conversionStates = ['queued', 'sent', 'failed', 'dead', 'skipped'] as const;
export type ConversionState = (typeof conversionStates)[number];

const digits = z
  .string()
  .trim()
  .regex(/^\d{1,30}$/, 'Enter the digits of the id');
const secret = z.string().trim().min(10, 'It has at least 10 characters').max(10_000);

/** An action that is left out is not told. */
const idsOf = {
  meta: z.strictObject({ pixelId: digits }),
  'google-ads': z.strictObject({
    customerId: z
      .string()
      .transform((typed) => typed.replaceAll('-', ''))
      .pipe(digits),
    leadActionId: digits.or(z.literal('')).default(''),
    qualifiedActionId: digits.or(z.literal('')).default(''),
    wonActionId: digits.or(z.literal('')).default(''),
  }),
  ga4: z.strictObject({
    measurementId: z
      .string()
      .trim()
      .regex(/^G-[A-Z0-9]{4,20}$/, 'It begins with G-'),
  }),
};

/** What each needs to be told: ids that anybody may see, and one secret. How one of them is set up. The secret stays where it is left out, and is told to nobody. */
export const DestinationChange = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('meta'),
    active: z.boolean(),
    ids: idsOf.meta,
    secret: secret.optional(),
  }),
  z.strictObject({
    kind: z.literal('google-ads'),
    active: z.boolean(),
    ids: idsOf['google-ads'],
    secret: secret.optional(),
  }),
  z.strictObject({ kind: z.literal('ga4'), active: z.boolean(), ids: idsOf.ga4, secret: secret.optional() }),
]);
export type DestinationChange = z.infer<typeof DestinationChange>;

export const ConversionFilter = z.object({
  destination: z.enum(destinations).optional(),
  event: z.enum(conversionEvents).optional(),
  state: z.enum(conversionStates).optional(),
  leadId: z.uuid().optional(),
});
export type ConversionFilter = z.infer<typeof ConversionFilter>;

/** How often one is tried, about two days long. */
export const conversionTries = 16;
