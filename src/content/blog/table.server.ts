import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ActionType, PostStatus } from './post.ts';
import type { PostBlocks } from './post-blocks.ts';
import type { PostContent } from './post-content.ts';
import { media } from '#agency/media/table.server.ts';

// Whole milliseconds, so that what JavaScript read is what the next page starts from.
const moment = () => timestamp({ withTimezone: true, precision: 3 });

/** An article of the blog. `blocks` is the editor's document; pages get it as HTML from the server. */
export const posts = pgTable(
  'posts',
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    blocks: jsonb().$type<PostBlocks>().notNull(),
    image1Id: uuid().references(() => media.id),
    image2Id: uuid().references(() => media.id),
    authorName: text().notNull().default(''),
    category: text().notNull().default(''),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    isFeatured: boolean().notNull().default(false),
    actionType: text().$type<ActionType>(),
    actionValue: text().notNull().default(''),
    seoTitle: text().notNull().default(''),
    seoDescription: text().notNull().default(''),
    status: text().$type<PostStatus>().notNull().default('draft'),
    /** When a scheduled post goes out. */
    publishAt: moment(),
    publishedAt: moment(),
    /** Written by us to show the blog, not by the agency. */
    isSample: boolean().notNull().default(false),
    /** Opens the preview of a post that is not out yet. */
    previewToken: text().notNull().unique(),
    /** An earlier version that was restored while readers see the post: it waits to be published or thrown away. */
    draft: jsonb().$type<PostContent>(),
    /** Counts the changes; a change that was based on an older one is refused. */
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    // Read backwards: the newest first.
    index('posts_published').on(t.status, t.publishedAt, t.id),
    index('posts_status').on(t.status, t.id),
    index('posts_category')
      .on(t.category, t.publishedAt, t.id)
      .where(sql`${t.status} = 'published'`)
      .concurrently(),
    index('posts_image1').on(t.image1Id),
    index('posts_image2').on(t.image2Id),
    index('posts_due')
      .on(t.publishAt)
      .where(sql`${t.status} = 'scheduled'`),
  ],
);

/** The pictures in a post's text: while one stands there it cannot be removed from the library. */
export const postPictures = pgTable(
  'post_pictures',
  {
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    pictureId: uuid()
      .notNull()
      .references(() => media.id),
  },
  (t) => [primaryKey({ columns: [t.postId, t.pictureId] }), index('post_pictures_picture').on(t.pictureId)],
);

/** Addresses that posts had before: they lead on. */
export const postRedirects = pgTable(
  'post_redirects',
  {
    slug: text().primaryKey(),
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
  },
  (t) => [index('post_redirects_post').on(t.postId)],
);

/** How often a post was read and how readers reacted: kept beside the post so that no list ever counts rows. */
export const postCounts = pgTable('post_counts', {
  postId: uuid()
    .primaryKey()
    .references(() => posts.id, { onDelete: 'cascade' }),
  views: integer().notNull().default(0),
  like: integer().notNull().default(0),
  love: integer().notNull().default(0),
  wow: integer().notNull().default(0),
  celebrate: integer().notNull().default(0),
});

/** Who has read what on which Indian day; deleted when the day is over. */
export const postViews = pgTable(
  'post_views',
  {
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    viewer: uuid().notNull(),
    day: date({ mode: 'string' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.viewer, t.day] }), index('post_views_day').on(t.day)],
);
