import type { I18n } from '@lingui/core';
import type { Language } from '#domain/language.ts';
import type { Voice } from '#domain/voice.ts';

/** A page's words as the voice that the domain speaks with. */
export const voiceOf = (words: I18n): Voice => ({
  language: words.locale as Language,
  say: (message, values) => words._(message, values),
});
