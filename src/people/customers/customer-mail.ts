import { job, mailRetry } from '#kit/job.ts';
import type { Language } from '#kit/language/language.ts';
import type { CodePurpose } from '#people/sign-in/codes/code-purpose.ts';

/** What an account's owner is told without having asked for it. */
export type AccountChange =
  | 'new-device'
  | 'password-changed'
  | 'email-changed'
  | 'deletion-asked'
  | 'session-copied';

/** A mail of the accounts. `key` names its reason, so that it is written once. */
export type CustomerMail =
  /** `subject`: what the code is bound to. It is made where the mail is written. */
  | { what: 'code'; key: string; purpose: CodePurpose; subject: string; to: string; language: Language }
  | {
      what: 'news';
      key: string;
      news: Exclude<AccountChange, 'email-changed'>;
      to: string;
      name: string;
      detail: string;
      language: Language;
    }
  /** `to`: the address that the account had until `at`. Its link is made where the mail is written. */
  | {
      what: 'email-moved';
      key: string;
      customerId: string;
      to: string;
      name: string;
      at: string;
      language: Language;
    }
  | { what: 'help-asked' | 'help-answered'; key: string; helpMessageId: string };

export const customerMail = job<CustomerMail>('customer-mail', {
  retry: mailRetry,
  fields: {
    what: 'shown',
    key: 'shown',
    purpose: 'shown',
    news: 'shown',
    helpMessageId: 'shown',
    customerId: 'shown',
    at: 'shown',
    language: 'shown',
    subject: 'hidden',
    to: 'hidden',
    name: 'hidden',
    detail: 'hidden',
  },
});
