/** What is agreed to by the tick on our forms. A change of words is a new version; old ones stay readable here. */
export const whatsAppConsentVersion = '2026-11-whatsapp-en';
export const whatsAppConsent =
  /*i18n*/ 'Also on WhatsApp: you may write to me there about this and what follows from it. STOP ends it at any time.';

export const whatsAppConsentTexts: Record<string, { tick: string }> = {
  [whatsAppConsentVersion]: { tick: whatsAppConsent },
};
