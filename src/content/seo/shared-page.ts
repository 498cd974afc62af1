import type { Picture } from '#agency/media/picture.ts';

export const pageKinds = ['page', 'service', 'post', 'gallery', 'case', 'tag'] as const;
/** How pictures for sharing and descriptions for machines name a public page: `post` and its slug, for example. */
export type PageKey = { kind: (typeof pageKinds)[number]; key: string };

/**
 * What is known of a public page outside itself. `path`: its first name, encoded; `name`: what a
 * breadcrumb calls it; the rest is what its picture for sharing shows.
 */
export type SharedPage = {
  path: string;
  name: string;
  parent: { name: string; path: string } | null;
  eyebrow: string;
  title: string;
  line: string;
  look: 'paper' | 'ink' | 'marigold';
  picture: Picture | null;
};

/** What a picture for sharing shows, all of it: the same card is the same picture. */
export type ShareCard = Pick<SharedPage, 'eyebrow' | 'title' | 'line' | 'look' | 'picture'> & {
  brand: string;
};

export const cardOf = (brand: string, { eyebrow, title, line, look, picture }: SharedPage): ShareCard => ({
  brand,
  eyebrow,
  title,
  line,
  look,
  picture,
});
