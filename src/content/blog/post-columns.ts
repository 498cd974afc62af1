import { alias } from 'drizzle-orm/pg-core';
import { postCounts, posts } from './table.server.ts';
import { media } from '#agency/media/table.server.ts';
import type { Picture } from '#agency/media/picture.ts';

export const image1 = alias(media, 'image1');
export const image2 = alias(media, 'image2');

export const pictureOf = (picture: typeof image1 | typeof image2) => ({
  name: picture.name,
  alt: picture.alt,
  width: picture.width,
  height: picture.height,
  placeholder: picture.placeholder,
  widths: picture.widths,
  focus: picture.focus,
});

/** What readers may know of a post. */
export const publicColumns = {
  id: posts.id,
  slug: posts.slug,
  title: posts.title,
  blocks: posts.blocks,
  authorName: posts.authorName,
  category: posts.category,
  tags: posts.tags,
  isFeatured: posts.isFeatured,
  actionType: posts.actionType,
  actionValue: posts.actionValue,
  seoTitle: posts.seoTitle,
  seoDescription: posts.seoDescription,
  publishedAt: posts.publishedAt,
  createdAt: posts.createdAt,
  updatedAt: posts.updatedAt,
  views: postCounts.views,
  image1: pictureOf(image1),
  image2: pictureOf(image2),
};

type Joined = { [K in keyof Picture]: Picture[K] | null } | null;

/** A row with its joined pictures as what they are: there, or not. */
export const withPictures = <Row extends { image1: Joined; image2: Joined }>(row: Row) => ({
  ...row,
  image1: pictureIn(row.image1),
  image2: pictureIn(row.image2),
});

/** A joined picture as what it is: there, or not. */
export const pictureIn = (joined: Joined): Picture | null => (joined?.name ? (joined as Picture) : null);
