import { pathOf } from '#kit/path-of.ts';

/** What there is to find: `question` is one of a service page, `page` any other that stands alone. */
export const hitKinds = ['service', 'plan', 'question', 'case', 'post', 'policy', 'page'] as const;
export type HitKind = (typeof hitKinds)[number];

/** A page, or a part of one, in English. `isEnglish`: it is in that language alone. */
export type FoundPage = {
  page: string;
  kind: HitKind;
  path: string;
  title: string;
  texts: string[];
  isEnglish?: true;
};

export const mostLetters = 100;
/** So many hits are shown, the closest first. */
export const mostHits = 20;

/** The search, with what is looked for where that is known. */
export const searchPath = (q?: string) =>
  pathOf('/search') + (q === undefined ? '' : `?${new URLSearchParams({ q })}`);
