import { z } from 'zod';
import type { SpendPlatform } from '../spend.ts';

/** So many days are fetched every day, today included: platforms correct their figures for some weeks. */
export const fetchedDays = 30;
/** How far back somebody may have costs fetched. */
export const fetchSpans = [fetchedDays, 90, 365] as const;

const numberOf = z
  .string()
  .trim()
  .transform((typed) => typed.replace(/^act_/, '').replaceAll('-', ''))
  .pipe(z.string().regex(/^\d{1,30}$/, 'Enter the digits of the account'));
const secret = z.string().trim().min(6, 'It has at least 6 characters').max(2_000);

/** What of each platform is secret; the first ones are needed. */
export const secretsOf = {
  google: ['developerToken', 'clientId', 'clientSecret', 'refreshToken'],
  meta: ['accessToken', 'appSecret'],
} as const satisfies Record<SpendPlatform, string[]>;
export const optionalSecrets: readonly string[] = ['appSecret'];

/** From which account costs are fetched, and by which keys. A key that is left out stays as it is; none is ever told. */
export const AdAccountChange = z.discriminatedUnion('platform', [
  z.strictObject({
    platform: z.literal('google'),
    active: z.boolean(),
    accountId: numberOf,
    /** The manager account by which it is reached, if any. */
    managerId: numberOf.or(z.literal('')).default(''),
    developerToken: secret.optional(),
    clientId: secret.optional(),
    clientSecret: secret.optional(),
    refreshToken: secret.optional(),
  }),
  z.strictObject({
    platform: z.literal('meta'),
    active: z.boolean(),
    accountId: numberOf,
    accessToken: secret.optional(),
    appSecret: secret.optional(),
  }),
]);
export type AdAccountChange = z.infer<typeof AdAccountChange>;

export const FetchInput = z.strictObject({ days: z.literal(fetchSpans).default(fetchedDays) });
