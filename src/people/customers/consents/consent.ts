import { z } from 'zod';

/** `account`: having one at all, which ends by deleting it. `offers`: mails about offers, given and taken back freely. `guardian`: a parent's, for a minor. */
export const consentPurposes = ['account', 'offers', 'guardian'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** The words of now. A change of words is a new version; old ones stay readable here. */
export const customerConsentVersion = '2026-11-en';

export const customerConsentTexts: Record<string, Record<ConsentPurpose, string>> = {
  '2026-11-en': {
    account: /*i18n*/ 'Keep my name, e-mail address and phone number to run my account',
    offers: /*i18n*/ 'Send me offers by e-mail',
    guardian: /*i18n*/ 'My parent or guardian agrees that my details are kept for this subscription',
  },
};

/** Only what may be given and taken back without ending the account. */
export const ConsentChange = z.strictObject({ purpose: z.literal('offers'), given: z.boolean() });
export type ConsentChange = z.infer<typeof ConsentChange>;
