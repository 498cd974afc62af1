import type { Language } from '#domain/language.ts';
import { messages as hi } from './hi.po';
import { messages as mr } from './mr.po';
import { createWords } from './words.ts';

const catalogs = { en: {}, hi, mr };

/** What speaks a language where all of them are at hand: one of its own for each page, mail and document. */
export const wordsIn = (language: Language) => createWords(language, catalogs[language]);
