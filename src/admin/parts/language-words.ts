import type { Language } from '#domain/language.ts';

/** As staff read them. */
export const languageWords = { en: 'English', hi: 'Hindi', mr: 'Marathi' } satisfies Record<Language, string>;
