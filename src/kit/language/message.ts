import type { Translator } from './translator.ts';

/** What stands at a place of a message: itself, or what it is in the reader's language, be it a day or words of ours. */
export type Value = string | number | ((translator: Translator) => string);

/** A sentence that is said in the language of whoever reads it. One without places is its text alone. */
export type Message = string | { text: string; values: Record<string, Value> };

/** @param text as marked with an i18n comment; @param values what stands at its places, like `{name}` */
export const message = (text: string, values: Record<string, Value>): Message => ({ text, values });

export function translateMessage(translator: Translator, descriptor: Message): string {
  if (typeof descriptor === 'string') return translator.translate(descriptor);
  const values = Object.entries(descriptor.values).map(([name, value]) => [
    name,
    typeof value === 'function' ? value(translator) : value,
  ]);
  return translator.translate(descriptor.text, Object.fromEntries(values));
}

/** The same for what is said of several fields. */
export const translateMessages = (
  translator: Translator,
  errors: Record<string, Message>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, descriptor]) => [field, translateMessage(translator, descriptor)]),
  );
