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
export const mostEvents = 20;
