import { z } from 'zod';
import { daysBetween } from '#kit/india/india-date.ts';
import { devices, ratings, webVitals, type WebVital } from '#content/visits/visit-event.ts';

const maxDays = 366;
const day = z.iso
  .date()
  .refine((date) => date >= '2000-01-01' && date <= '2100-01-01', 'Enter a day of this century');

/** Days in India, both included. */
export const StatisticsSpan = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'The last day comes before the first' })
  .refine(({ from, to }) => daysBetween(from, to) < maxDays, {
    path: ['to'],
    error: `At most ${maxDays} days at a time`,
  });
export type StatisticsSpan = z.infer<typeof StatisticsSpan>;

const count = z.number().int();

/** What happened on the site in some days. Lists hold at most twenty rows, the largest first. */
export const Statistics = z.object({
  /** `visits` began in these days; `named` of them agreed to be recognised from page to page. */
  totals: z.object({
    visits: count,
    views: count,
    named: count,
    formStarts: count,
    formSubmits: count,
    bookings: count,
    chats: count,
    chatSubmits: count,
  }),
  /** Every day of the span, also those on which nothing happened. */
  days: z.array(z.object({ day: z.string(), visits: count, views: count })),
  pages: z.array(z.object({ path: z.string(), views: count, visits: count })),
  /** An empty host: the browser did not say where it came from. */
  referrers: z.array(z.object({ host: z.string(), visits: count })),
  campaigns: z.array(
    z.object({
      source: z.string(),
      medium: z.string(),
      campaign: z.string(),
      visits: count,
      formSubmits: count,
      bookings: count,
    }),
  ),
  devices: z.array(z.object({ device: z.enum(devices), visits: count })),
  forms: z.array(z.object({ form: z.string(), starts: count, submits: count, fails: count })),
  links: z.array(z.object({ link: z.string(), clicks: count })),
  /** The 75th percentile, as search engines judge it. An empty path: all pages together. */
  vitals: z.array(
    z.object({
      path: z.string(),
      name: z.enum(Object.keys(webVitals) as [WebVital, ...WebVital[]]),
      p75: z.number(),
      samples: count,
      rating: z.enum(ratings),
    }),
  ),
  cookieAnswers: z.object({ all: count, statistics: count, marketing: count }),
});
export type Statistics = z.infer<typeof Statistics>;
