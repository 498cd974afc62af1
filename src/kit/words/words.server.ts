import type { I18n } from '@lingui/core';
import type { Language } from '#kit/language/language.ts';
import { messages as hi } from './hi.po';
import { messages as mr } from './mr.po';
import { messages as serverHi } from './server/hi.po';
import { messages as serverMr } from './server/mr.po';
import { createWords } from './words.ts';

/** One for each language: what speaks English does so for every page, mail and document. */
const speakers: Record<Language, I18n> = {
  en: createWords('en'),
  hi: createWords('hi', { ...hi, ...serverHi }),
  mr: createWords('mr', { ...mr, ...serverMr }),
};

/** What speaks a language where all of them are at hand. */
export const wordsIn = (language: Language): I18n => speakers[language];
