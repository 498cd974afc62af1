import type { z } from 'zod';
import type { OtherLanguage } from '#kit/language/language.ts';
import type { Text } from '../translation.ts';
import type { Text as TextAnswer } from './answers.ts';

/** What the server says beside a page of texts. */
export type ListMeta = { pages: string[]; counts: Record<'all' | OtherLanguage, number> };

export const languageNames: Record<OtherLanguage, string> = { hi: 'Hindi', mr: 'Marathi' };

/** A text with the marks of what its translations are based on. */
export type TextRecord = z.infer<typeof TextAnswer>;

/** Where a text stands, said once for each page. */
export const placesOf = ({ places }: Text) => [
  ...new Map(places.map((place) => [place.page, place])).values(),
];
