import type { Language } from '#domain/language.ts';
import type { CodePurpose } from './code-purpose.ts';

/** What an account's owner is told without having asked for it. */
export type CustomerNews =
  | 'new-device'
  | 'password-changed'
  | 'email-changed'
  | 'deletion-asked'
  | 'session-copied';

/** A mail of the accounts. `key` names its reason, so that it is written once. */
export type CustomerMail =
  | { what: 'code'; key: string; purpose: CodePurpose; to: string; code: string; language: Language }
  | {
      what: 'news';
      key: string;
      news: CustomerNews;
      to: string;
      name: string;
      detail: string;
      language: Language;
    }
  | { what: 'help-asked' | 'help-answered'; key: string; helpMessageId: string };
