import type { Voice } from './voice.ts';

/** What stands at a place of a message: itself, or what it is in the reader's language, be it a day or words of ours. */
export type Value = string | number | ((voice: Voice) => string);

/** A sentence that is said in the language of whoever reads it. One without places is its text alone. */
export type Message = string | { text: string; values: Record<string, Value> };

/** @param text as marked with an i18n comment; @param values what stands at its places, like `{name}` */
export const message = (text: string, values: Record<string, Value>): Message => ({ text, values });

export function sayMessage(voice: Voice, said: Message): string {
  if (typeof said === 'string') return voice.say(said);
  const values = Object.entries(said.values).map(([name, value]) => [
    name,
    typeof value === 'function' ? value(voice) : value,
  ]);
  return voice.say(said.text, Object.fromEntries(values));
}

/** The same for what is said of several fields. */
export const sayEach = (voice: Voice, errors: Record<string, Message>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, said]) => [field, sayMessage(voice, said)]));
