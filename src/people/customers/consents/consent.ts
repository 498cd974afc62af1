import { z } from 'zod';
import { whatsAppConsent } from '#agency/whatsapp/consent.ts';

/**
 * `account`: having one at all, which ends by deleting it. `offers`: mails about offers, and `whatsapp`: being written to there,
 * both given and taken back freely. `guardian`: a parent's, for a minor.
 */
export const consentPurposes = ['account', 'offers', 'whatsapp', 'guardian'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** The words of now. A change of words is a new version; old ones stay readable here. */
export const customerConsentVersion = '2026-11-en';

export const customerConsentTexts: Record<string, Record<ConsentPurpose, string>> = {
  '2026-11-en': {
    account: /*i18n*/ 'Keep my name, e-mail address and phone number to run my account',
    offers: /*i18n*/ 'Send me offers by e-mail',
    whatsapp: whatsAppConsent,
    guardian: /*i18n*/ 'My parent or guardian agrees that my details are kept for this subscription',
  },
};

/** Only what may be given and taken back without ending the account. */
export const ConsentChange = z.strictObject({
  purpose: z.enum(['offers', 'whatsapp']),
  given: z.boolean(),
  /** Where it was ticked. */
  source: z.enum(['profile', 'checkout']).default('profile'),
});
export type ConsentChange = z.infer<typeof ConsentChange>;
