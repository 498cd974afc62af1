/** What a visitor agrees to when sending a form. A change of words is a new version; old ones stay readable here. */
export const enquiryConsentVersion = '2026-11-en';

export const consentTexts: Record<string, { human: string; terms: string }> = {
  '2026-11-en': {
    human: 'I am a person, not a program',
    terms: 'I agree to the terms and that you may contact me about this enquiry',
  },
};

/** Shown under an unticked box. Source: public-site §5. */
export const tickMessages = { isHuman: "Please confirm you're human", terms: 'You must agree to the terms' };
