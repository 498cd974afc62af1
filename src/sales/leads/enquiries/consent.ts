import { whatsAppConsentTexts } from '#agency/whatsapp/consent.ts';

/** What a visitor agrees to when sending a form. A change of words is a new version; old ones stay readable here. */
export const enquiryConsentVersion = '2026-11-en';
export const enquiryConsent = {
  human: /*i18n*/ 'I am a person, not a program',
  terms: /*i18n*/ 'I agree to the terms and that you may contact me about this enquiry',
};

/** The chat has no boxes to tick; its notice stands before the name is asked. */
export const chatConsentVersion = '2026-11-chat-en';
export const chatConsent = {
  notice: /*i18n*/ 'By answering you agree to the terms and that we may contact you about this enquiry.',
};

/** Where a lead was left elsewhere, that place has asked; which words it showed, it alone knows. */
export const outsideConsentVersion = '2026-11-outside-en';
export const outsideConsent = {
  notice: 'Left their details with another service, to be contacted by us about this enquiry.',
};

/** Beside that, by a tick of its own: telling the network whose advertisement brought somebody. */
export const measuringConsentVersion = '2026-12-measuring-en';
export const measuringConsent = {
  measuring:
    /*i18n*/ 'You may tell the network whose advertisement brought me here what comes of this enquiry. It gets my e-mail address and number as a check code only (optional)',
};

/** The same where a form of another service has asked; which words it showed, it alone knows. */
export const toldMeasuringVersion = '2026-12-told-en';
export const toldMeasuring = {
  notice: 'Agreed in the other service’s form that the network whose advertisement brought them is told.',
};

export const consentTexts: Record<string, Record<string, string>> = {
  [enquiryConsentVersion]: enquiryConsent,
  [chatConsentVersion]: chatConsent,
  [outsideConsentVersion]: outsideConsent,
  [measuringConsentVersion]: measuringConsent,
  [toldMeasuringVersion]: toldMeasuring,
  ...whatsAppConsentTexts,
};

/** Shown under an unticked box. */
export const uncheckedMessages = {
  isHuman: /*i18n*/ "Please confirm you're human",
  terms: /*i18n*/ 'You must agree to the terms',
};
