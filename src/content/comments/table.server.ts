import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { CommentStatus } from './comment.ts';
import { posts } from '#content/blog/table.server.ts';

/** What a reader wrote under a post. `heldBecause` says why somebody has to look at it first. */
export const comments = pgTable(
  'comments',
  {
    id: uuid().primaryKey(),
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    author: text().notNull(),
    content: text().notNull(),
    status: text().$type<CommentStatus>().notNull(),
    heldBecause: text().array().notNull().default([]),
    viewer: uuid(),
    ip: text().notNull(),
    userAgent: text().notNull(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (t) => [
    index('comments_post').on(t.postId, t.status, t.id),
    index('comments_status').on(t.status, t.id),
    index('comments_viewer').on(t.viewer, t.status),
  ],
);
