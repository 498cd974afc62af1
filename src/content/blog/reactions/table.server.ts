import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ReactionType } from '../post.ts';
import { posts } from '../table.server.ts';

// Whole milliseconds, so that what JavaScript read is what the next page starts from.
const moment = () => timestamp({ withTimezone: true, precision: 3 });

/** One reaction of one viewer to one post. */
export const reactions = pgTable(
  'reactions',
  {
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    viewer: uuid().notNull(),
    type: text().$type<ReactionType>().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.viewer] })],
);

/** What a viewer wants to read again. */
export const savedPosts = pgTable(
  'saved_posts',
  {
    viewer: uuid().notNull(),
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    at: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.viewer, t.postId] }), index('saved_posts_post').on(t.postId)],
);
