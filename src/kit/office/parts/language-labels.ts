import type { Language } from '#kit/language/language.ts';

/** As staff read them. */
export const languageLabels = { en: 'English', hi: 'Hindi', mr: 'Marathi' } satisfies Record<
  Language,
  string
>;
