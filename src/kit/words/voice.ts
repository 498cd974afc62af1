import type { I18n } from '@lingui/core';
import type { Language } from '#kit/language/language.ts';
import { english, type Voice } from '#kit/language/voice.ts';

/** A page's words as the voice that the domain speaks with. What they do not know is said as it is. */
export const voiceOf = (words: I18n): Voice => ({
  language: words.locale as Language,
  say: (message, values) =>
    words.messages[message] === undefined ? english.say(message, values) : words._(message, values),
});
