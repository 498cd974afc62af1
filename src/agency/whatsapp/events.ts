import data from './events.json' with { type: 'json' };
import type { Language } from '#kit/language/language.ts';

/** What we write about by ourselves. */
export type WhatsAppEvent = keyof typeof data;

/** A template as it is to be approved: `text` is what WhatsApp is given for it. */
type EventTemplate = { name: string; text: string };

/** What is said, what stands in the gaps, in their order, and the template of each language. */
export const whatsAppEvents: Record<
  WhatsAppEvent,
  { label: string; values: string[]; texts: Record<Language, EventTemplate> }
> = data;

/** Those that have a file to go along, in the head of a template with room for one. */
export const takesFile: readonly WhatsAppEvent[] = ['quotation-sent', 'invoice-sent', 'payment-reminder'];

/** What could stand in the gaps, to show a template with; the company is the agency itself. */
export const sampleValues: Record<string, string> = {
  name: 'Asha',
  service: 'Website care',
  when: '4 December 2026, 11:00',
  link: 'https://…/a-page-of-their-own',
  number: '2026-27/014',
  amount: '₹24,108',
  until: '31 December 2026',
  due: '15 December 2026',
  step: 'Design',
  project: 'New website',
};
