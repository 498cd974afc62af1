import { sayDaysAgain } from '#kit/india/india-date.ts';
import { sentencesWithPlaces } from '#kit/language/sentences-with-places.ts';
import type { Language } from '#kit/language/language.ts';
import { wordsIn } from './words.server.ts';

const withPlaces = sentencesWithPlaces.map((message) => ({
  message,
  pattern: new RegExp(
    `^${message.replaceAll(/[.!?]/g, String.raw`\$&`).replaceAll(/\{(\w+)\}/g, '(?<$1>.+)')}$`,
    's',
  ),
}));

/** An English sentence of an answer in another language; as it is where nobody has put it into that. */
export function sayAgain(sentence: string, language: Language): string {
  if (language === 'en') return sentence;
  const words = wordsIn(language);
  const say = (text: string) =>
    words.messages[text] === undefined ? sayDaysAgain(text, language) : words._(text);
  for (const { message, pattern } of withPlaces) {
    const places = pattern.exec(sentence)?.groups;
    if (places)
      return words._(
        message,
        Object.fromEntries(Object.entries(places).map(([name, text]) => [name, say(text)])),
      );
  }
  return say(sentence);
}

/** The same for the complaints about several fields. */
export const allSaidAgain = (errors: Record<string, string>, language: Language): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, sayAgain(text, language)]));
