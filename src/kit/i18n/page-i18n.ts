import { languageNamed, type Language } from '#kit/language/language.ts';
import { createI18n } from './i18n.ts';

/** English stands in the code. */
const catalogs = {
  en: async () => ({ messages: {} }),
  hi: () => import('./hi.po'),
  mr: () => import('./mr.po'),
} satisfies Record<Language, unknown>;

const language = languageNamed(document.documentElement.lang);
const { messages } = await catalogs[language]();

/** Lingui's translator into the language of the page that is open. For browsers only, and there before anything of the page comes alive. */
export const pageI18n = createI18n(language, messages);
