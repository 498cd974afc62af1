import { languageTags, type Language } from '#domain/language.ts';

const inIndia = (language: Language, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(`${languageTags[language]}-u-nu-latn`, { ...style, timeZone: 'Asia/Kolkata' });

/** 5 December 2026, as in India. */
export const dayOf = (at: string, language: Language = 'en') =>
  inIndia(language, { dateStyle: 'long' }).format(new Date(at));

/** 5 Dec 2026, 4:20 pm, as in India. */
export const momentOf = (at: string, language: Language = 'en') =>
  inIndia(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
