import { clockInIndia, formatTime } from '#kit/india/india-date.ts';
import { languageTags, type Language } from '#kit/language/language.ts';

/** Words for days and moments as in India: the month in the reader's language, the digits always 0 to 9. */
export const inIndia = (language: Language, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(`${languageTags[language]}-u-nu-latn`, { ...style, timeZone: 'Asia/Kolkata' });

/** 5 December 2026, as in India. */
export const dayOf = (at: string, language: Language = 'en') =>
  inIndia(language, { dateStyle: 'long' }).format(new Date(at));

/** 5 Dec 2026, 4:20 pm, as in India. */
export function momentOf(moment: string, language: Language = 'en') {
  const at = new Date(moment);
  if (language === 'en') return inIndia(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  return `${inIndia(language, { dateStyle: 'medium' }).format(at)}, ${formatTime(clockInIndia(at), language)}`;
}
