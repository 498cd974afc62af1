import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { Language } from '#kit/language/language.ts';

/** Lingui's translator into one language. English needs no messages: they stand in the code. */
export function createI18n(language: Language, messages: Messages = {}): I18n {
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  return i18n.setMessagesCompiler(splitAtPlaces);
}

/**
 * Prepares a message that stands in the code. Ours know places like `{name}` and nothing else of ICU's format: plurals are
 * two messages, so that no visitor has to fetch a parser.
 */
const splitAtPlaces = (message: string) =>
  message.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 1 ? ([part] as [string]) : part));
