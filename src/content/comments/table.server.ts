import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
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
    /** Shown before all others of its post. */
    isPinned: boolean().notNull().default(false),
    /** How many readers found it amiss since staff last decided about it. */
    reports: integer().notNull().default(0),
    viewer: uuid(),
    ip: text().notNull(),
    userAgent: text().notNull(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (t) => [
    index('comments_post').on(t.postId, t.status, t.id),
    index('comments_status').on(t.status, t.id),
    index('comments_viewer').on(t.viewer, t.status),
    uniqueIndex('comments_pinned')
      .on(t.postId)
      .where(sql`is_pinned`)
      .concurrently(),
    index('comments_reported')
      .on(t.id)
      .where(sql`reports > 0`)
      .concurrently(),
  ],
);

/** Who found a comment amiss: each reader once, and one on each network, so that nobody alone hides what others wrote. */
export const commentReports = pgTable(
  'comment_reports',
  {
    commentId: uuid()
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    viewer: uuid().notNull(),
    ip: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.commentId, t.viewer] }),
    uniqueIndex('comment_reports_network').on(t.commentId, t.ip),
  ],
);
