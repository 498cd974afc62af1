import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { posts } from '../table.server.ts';

/** The tags of published posts, by the address of their page: written with each change of what readers see. */
export const postTags = pgTable(
  'post_tags',
  {
    slug: text().notNull(),
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** As the post writes it: several spellings can have one address. */
    tag: text().notNull(),
    publishedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.slug] }),
    // Read backwards: the newest first.
    index('post_tags_newest').on(t.slug, t.publishedAt, t.postId),
  ],
);

/** Where the pages of tags lead that are called otherwise now. */
export const tagRedirects = pgTable('tag_redirects', {
  slug: text().primaryKey(),
  target: text().notNull(),
});
