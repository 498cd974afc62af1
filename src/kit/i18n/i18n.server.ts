import type { I18n } from '@lingui/core';
import type { Language } from '#kit/language/language.ts';
import { messages as hi } from './hi.po';
import { messages as mr } from './mr.po';
import { messages as serverHi } from './server/hi.po';
import { messages as serverMr } from './server/mr.po';
import { createI18n } from './i18n.ts';

/** One for each language, for every page, mail and document. */
const i18ns: Record<Language, I18n> = {
  en: createI18n('en'),
  hi: createI18n('hi', { ...hi, ...serverHi }),
  mr: createI18n('mr', { ...mr, ...serverMr }),
};

/** Lingui's translator into a language, where all of them are at hand. */
export const i18nIn = (language: Language): I18n => i18ns[language];
