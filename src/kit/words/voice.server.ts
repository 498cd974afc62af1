import type { Language } from '#kit/language/language.ts';
import type { Voice } from '#kit/language/voice.ts';
import { voiceOf } from './voice.ts';
import { wordsIn } from './words.server.ts';

/** Speaks a language outside pages. */
export const voiceIn = (language: Language): Voice => voiceOf(wordsIn(language));

/** Speaks to somebody whose language we know: in English where the site no longer offers theirs. */
export const voiceFor = ({ languages }: { languages: readonly Language[] }, language: Language): Voice =>
  voiceIn(language === 'en' || languages.includes(language) ? language : 'en');
