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
