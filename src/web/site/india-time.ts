import { languageTags, type Language } from '#domain/language.ts';

/** Words for days and moments as in India: the month in the reader's language, the digits always 0 to 9. */
export const inIndia = (language: Language, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(`${languageTags[language]}-u-nu-latn`, { ...style, timeZone: 'Asia/Kolkata' });

const year = inIndia('en', { year: 'numeric' });

/** The year that people in India write at this moment (decision 109). */
export const yearInIndia = (at: Date) => year.format(at);
