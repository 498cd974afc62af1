import { useLingui } from '@lingui/react';
import type { Language } from '#domain/language.ts';

/** The language of the page one is on. */
export const useLanguage = () => useLingui().i18n.locale as Language;
