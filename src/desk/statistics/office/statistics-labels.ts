import type { Device, WebVital } from '#content/visits/visit-event.ts';

export const numbers = new Intl.NumberFormat('en-IN');
const short = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });
const precise = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
const day = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** `Sat, 21 Nov 2026` of `2026-11-21` */
export const formatDay = (date: string) => day.format(new Date(`${date}T00:00:00Z`));

/** How many of a hundred visits; a dash where there were none. */
export const shareOf = (count: number, visits: number) =>
  visits === 0 ? '–' : short.format((count / visits) * 100);

export const vitalLabels: Record<WebVital, string> = {
  LCP: 'main content seen',
  INP: 'answer to a tap',
  CLS: 'things that jump',
  FCP: 'first content seen',
  TTFB: 'server answers',
};

/** `2.4 s`, `180 ms`, and CLS as its bare score. */
export function formatVital(name: WebVital, value: number): string {
  if (name === 'CLS') return precise.format(value);
  return value < 1_000 ? `${Math.round(value)} ms` : `${short.format(value / 1_000)} s`;
}

const forms: Record<string, string> = {
  contact: 'Contact',
  enquiry: 'Enquiry',
  service: 'Service pages',
  offer: 'Offer',
  plan: 'Plan',
  chatbot: 'Chat',
  picker: 'Feature pickers',
  consultation: 'Consultation',
};
export const formLabel = (form: string) => forms[form] ?? form;

const links: Record<string, string> = { call: 'Phone number', mail: 'E-mail address', whatsapp: 'WhatsApp' };
export const linkLabel = (link: string) => links[link] ?? link;

export const deviceLabels: Record<Device, string> = { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' };
