import type { Language } from './language.ts';

/** Translates the messages that stand in the code into one language. */
export type Translator = {
  language: Language;
  /** @param message as marked with an i18n comment; @param values what stands at its places, like `{name}` */
  translate(message: string, values?: Record<string, string | number>): string;
};

/** The code's own. */
export const english: Translator = {
  language: 'en',
  translate: (message, values = {}) =>
    message.replaceAll(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place)),
};
