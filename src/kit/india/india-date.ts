import { languageTags, type Language, type OtherLanguage } from '#kit/language/language.ts';

/** Calendar days and clock times as India has them: `2026-11-24` and `11:00`. India keeps one offset all year. */

const zone = 'Asia/Kolkata';
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
const isoClock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, hour: '2-digit', minute: '2-digit' });

export const dateInIndia = (at: Date) => isoDay.format(at);
export const clockInIndia = (at: Date) => isoClock.format(at);

/** The moment that a day and a clock time mean in India. */
export const momentInIndia = (date: string, time: string) => new Date(`${date}T${time}:00+05:30`);

/** The day so many days later (or earlier). */
export function addDays(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** Whole days from one day to another; below zero where it lies before. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
export const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** 0 is Monday. */
export const weekdayIndex = (date: string) => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

/** From which hour on a part of the day has which name. */
const dayParts: Record<OtherLanguage, [from: number, name: string][]> = {
  hi: [[20, 'रात'], [16, 'शाम'], [12, 'दोपहर'], [4, 'सुबह'], [0, 'रात']],
  mr: [[20, 'रात्री'], [16, 'संध्याकाळी'], [12, 'दुपारी'], [4, 'सकाळी'], [0, 'रात्री']],
}; // prettier-ignore

/** A clock time with its half of the day, or where the site does not speak English, its part. @param shown `11:30` or `11` */
export function withDayPart(hour: number, shown: string, language: Language): string {
  if (language === 'en') return `${shown} ${hour < 12 ? 'am' : 'pm'}`;
  return `${dayParts[language].find(([from]) => hour >= from)?.[1] ?? ''} ${shown}`;
}

/** `11:30 am`, as people say it; `सुबह 11:30`. */
export function formatTime(time: string, language: Language = 'en'): string {
  const hour = Number(time.slice(0, 2));
  return withDayPart(hour, `${hour % 12 || 12}:${time.slice(3, 5)}`, language);
}

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const monthNames = [
  'January', 'February', 'March', 'April', 'May', 'June',
  'July', 'August', 'September', 'October', 'November', 'December',
] as const; // prettier-ignore

/** A day's name for its month or its weekday, where the site does not speak English. */
const named = (date: string, language: Language, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(languageTags[language], { ...style, timeZone: 'UTC' }).format(new Date(date));

/** `November` */
export const monthName = (date: string, language: Language = 'en') =>
  language === 'en'
    ? (monthNames[Number(date.slice(5, 7)) - 1] ?? '')
    : named(date, language, { month: 'long' });

/** `Tue`, as calendars head their columns. */
export const weekdayName = (date: string, language: Language = 'en') =>
  language === 'en' ? (days[weekdayIndex(date)] ?? '') : named(date, language, { weekday: 'short' });

/** `Tue 24 Nov`; in other languages the month in full, as people write it. */
export const formatDay = (date: string, language: Language = 'en') =>
  language === 'en'
    ? `${weekdayName(date)} ${Number(date.slice(8))} ${monthName(date).slice(0, 3)}`
    : `${named(date, language, { weekday: 'long' })}, ${Number(date.slice(8))} ${monthName(date, language)}`;

/** `Tue 24 Nov 2026, 11:30 am` */
export const formatDateTime = (at: Date, language: Language = 'en') =>
  `${formatDay(dateInIndia(at), language)} ${dateInIndia(at).slice(0, 4)}, ${formatTime(clockInIndia(at), language)}`;

/** `24 November 2026`, of a day as India has it. */
export const formatDate = (date: string, language: Language = 'en') =>
  `${Number(date.slice(8))} ${monthName(date, language)} ${date.slice(0, 4)}`;

const inEnglish = new RegExp(
  String.raw`\b(\d{1,2} )?(${monthNames.flatMap((name) => [name, name.slice(0, 3)]).join('|')})(?: (\d{4}))?\b`,
  'g',
);

/** A stored text with its English days (`20 November 2026`, `March 2025`) as another language says them. */
export function translateDates(text: string, language: Language): string {
  if (language === 'en') return text;
  return text.replace(inEnglish, (found, day?: string, month = '', year?: string) => {
    if (!day && !year) return found;
    const number = monthNames.findIndex((name) => name.startsWith(month)) + 1;
    const said = monthName(`2024-${String(number).padStart(2, '0')}-01`, language);
    return `${day ?? ''}${said}${year ? ` ${year}` : ''}`;
  });
}
