import { z } from 'zod';
import { daysBetween } from '#kit/india/india-date.ts';
import { OpenHours } from '#kit/india/open-hours.ts';

const minutes = z.number().int();

const longestDays = 120;

/** A day on which nobody can come, or several in a row. */
export const Closure = z
  .object({
    date: z.iso.date(/*staff*/ 'Enter a date'),
    /** The last day, where it is not the first. */
    until: z.iso.date(/*staff*/ 'Enter a date').nullish(),
    reason: z.string().trim().min(1, /*staff*/ 'Say why').max(80),
  })
  .refine(({ date, until }) => !until || until >= date, {
    path: ['until'],
    message: /*staff*/ 'Not before the first day',
  })
  .refine(({ date, until }) => !until || daysBetween(date, until) < longestDays, {
    path: ['until'],
    message: /*staff*/ 'At most 120 days in a row',
  });
export type Closure = z.infer<typeof Closure>;

/** An address with the place of a booking's own code in it; empty: there are no video calls. */
const VideoLink = z
  .string()
  .trim()
  .max(200)
  .refine(
    (link) =>
      link === '' ||
      (link.includes('{code}') &&
        URL.canParse(link.replaceAll('{code}', 'a')) &&
        link.startsWith('https://')),
    /*staff*/ 'Enter an address that begins with https:// and has {code} in it',
  );

/** How consultations can be booked. Clock times are Indian. */
export const BookingSettings = z.object({
  lengthMinutes: minutes.min(10).max(240),
  /** From one start to the next. */
  intervalMinutes: minutes.min(5).max(240),
  /** Kept free after each consultation. */
  bufferMinutes: minutes.min(0).max(240),
  /** How many can take place at the same time. */
  capacity: minutes.min(1).max(20),
  /** The earliest day that can be chosen, counted from today. */
  noticeDays: minutes.min(2, /*staff*/ 'At least two days').max(60),
  /** The last day that can be chosen, counted from today. */
  daysAhead: minutes.min(7).max(365),
  /** So many hours before its start a visitor can still move or cancel a consultation. */
  changeHours: minutes.min(0).max(168),
  /** So many hours a time is held for somebody from the waiting list; nights do not count. */
  holdHours: minutes.min(1).max(48).default(2),
  /** Where phone calls can be held by video instead. */
  videoLink: VideoLink.default(''),
  /** When consultations may begin: the end of a span is the last start. A weekday without a span is closed. */
  hours: z.array(OpenHours).max(14),
  closures: z.array(Closure).max(400),
});
export type BookingSettings = z.infer<typeof BookingSettings>;
