/** What is counted about visits, and how it is named. Browsers know this file. */

export const visitEventKinds = [
  'page_view',
  'form_start',
  'form_submit',
  'form_fail',
  'chat_open',
  'chat_step',
  'chat_submit',
  'booking',
  'cta',
  'web_vital',
] as const;
export type VisitEventKind = (typeof visitEventKinds)[number];

export const devices = ['phone', 'tablet', 'desktop'] as const;
export type Device = (typeof devices)[number];

/** At most so many events travel in one request. */
export const maxEvents = 20;

/**
 * What is measured of a page's speed, with the 75th percentile that is still good and the one from which it is poor.
 * In milliseconds; CLS has no unit. Source: web.dev/articles/vitals, the thresholds behind the library's ratings.
 */
export const webVitals = {
  LCP: { good: 2_500, poor: 4_000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  FCP: { good: 1_800, poor: 3_000 },
  TTFB: { good: 800, poor: 1_800 },
} as const;
export type WebVital = keyof typeof webVitals;

export const ratings = ['good', 'needs work', 'poor'] as const;
export type Rating = (typeof ratings)[number];

export function rateVital(name: WebVital, p75: number): Rating {
  const { good, poor } = webVitals[name];
  if (p75 <= good) return 'good';
  return p75 <= poor ? 'needs work' : 'poor';
}
