import type { I18n } from '@lingui/core';
import type { Language } from '#kit/language/language.ts';
import { english, type Translator } from '#kit/language/translator.ts';

/** A page's texts as the translator that verbs are given. What has no translation stays as it is. */
export const translatorOf = (i18n: I18n): Translator => ({
  language: i18n.locale as Language,
  translate: (message, values) =>
    i18n.messages[message] === undefined ? english.translate(message, values) : i18n._(message, values),
});
