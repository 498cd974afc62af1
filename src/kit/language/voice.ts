import type { Language } from './language.ts';

/** Who speaks: in which language, and how a message that stands in the code comes to be in it. */
export type Voice = {
  language: Language;
  /** @param message as marked with an i18n comment; @param values what stands at its places, like `{name}` */
  say(message: string, values?: Record<string, string | number>): string;
};

/** The code's own. */
export const english: Voice = {
  language: 'en',
  say: (message, values = {}) =>
    message.replaceAll(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place)),
};
