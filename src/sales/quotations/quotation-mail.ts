import { job, mailRetry } from '#kit/job.ts';
import type { Language } from '#kit/language/language.ts';

/** A message about a quotation. `key` names its reason, so that it is written once. */
export type QuotationMail =
  | { what: 'offer' | 'order' | 'agreed'; key: string; quotationId: string }
  | { what: 'answer'; key: string; responseId: string }
  /** `subject`: what the code is bound to; `mobile`, `email`: where it goes, empty where it does not; `language`: of the page that asked for it. */
  | {
      what: 'code';
      key: string;
      quotationId: string;
      subject: string;
      mobile: string;
      email: string;
      language: Language;
    };

/** Of the message with which a quotation first goes to its addressee, whichever way it goes. */
export const offerKey = (quotationId: string) => `quotation-offer:${quotationId}`;

export const quotationMail = job<QuotationMail>('quotation-mail', {
  retry: mailRetry,
  fields: {
    what: 'shown',
    key: 'shown',
    quotationId: 'shown',
    responseId: 'shown',
    language: 'shown',
    subject: 'hidden',
    mobile: 'hidden',
    email: 'hidden',
  },
});
