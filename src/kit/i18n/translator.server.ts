import type { Language } from '#kit/language/language.ts';
import type { Translator } from '#kit/language/translator.ts';
import { translatorOf } from './translator.ts';
import { i18nIn } from './i18n.server.ts';

/** Translates into a language outside pages. */
export const translatorIn = (language: Language): Translator => translatorOf(i18nIn(language));

/** Translates for somebody whose language we know: in English where the site no longer offers theirs. */
export const translatorFor = (
  { languages }: { languages: readonly Language[] },
  language: Language,
): Translator => translatorIn(language === 'en' || languages.includes(language) ? language : 'en');
