import type { Language } from '#domain/language.ts';
import { wordsIn } from './words.server.ts';

/**
 * Sentences with places that the domain hands over finished: its English is the wire's, to the letter. They are taken
 * apart again to be said in another language.
 */
const withPlaces = [
  /*i18n*/ '{what} was not found.',
  /*i18n*/ 'Use at most {count} characters',
  /*i18n*/ 'Please use at most {count} characters',
  /*i18n*/ 'You have {count} addresses. Please remove one first.',
  /*i18n*/ 'You have saved {count} posts already. Remove one first.',
  /*i18n*/ 'This number already has {count} appointments. Please call us.',
  /*i18n*/ 'We are closed on this day: {reason}',
  /*i18n*/ 'It could be changed online until {when}. Please call us, we will find a way.',
  /*i18n*/ 'Choose a date at least {days} days after today',
  /*i18n*/ 'Choose a date within the next {days} days',
  /*i18n*/ 'This slot was just taken… Free next: {times}.',
  /*i18n*/ 'This quotation is addressed to {email}. Sign in with that address to pay it.',
  /*i18n*/ '{amount} off, kept for you for {minutes} minutes.',
  /*i18n*/ '{title} added to cart!',
].map((message) => ({
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
  const say = (text: string) => (words.messages[text] === undefined ? text : words._(text));
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
