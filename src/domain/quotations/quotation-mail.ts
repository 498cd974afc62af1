import type { Language } from '#domain/language.ts';

/** A message about a quotation. `key` names its reason, so that it is written once. */
export type QuotationMail =
  | { what: 'offer' | 'order'; key: string; quotationId: string }
  | { what: 'answer'; key: string; responseId: string }
  /** `mobile`, `email`: where the code goes; empty where it does not. `language`: of the page that asked for it. */
  | {
      what: 'code';
      key: string;
      quotationId: string;
      code: string;
      mobile: string;
      email: string;
      language: Language;
    };
