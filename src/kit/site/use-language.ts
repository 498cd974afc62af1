import { useLingui } from '@lingui/react';
import type { Language } from '#kit/language/language.ts';

/** The language of the page one is on. */
export const useLanguage = () => useLingui().i18n.locale as Language;
