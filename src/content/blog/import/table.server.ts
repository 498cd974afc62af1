import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { media } from '#agency/media/table.server.ts';
import { posts } from '../table.server.ts';

/** Which post of another system became which of ours: it comes once. `html` waits until its pictures have been fetched. */
export const postOrigins = pgTable('post_origins', {
  /** The other site's host and path with the post's number there. */
  origin: text().primaryKey(),
  postId: uuid()
    .notNull()
    .unique()
    .references(() => posts.id, { onDelete: 'cascade' }),
  /** The other site's address: pictures are fetched from there alone. */
  site: text().notNull(),
  html: text(),
  thumbnail: text(),
  /** What the post's version was as it came: once somebody changed what it says, its text is left alone. */
  version: integer().notNull(),
  importedAt: timestamp({ withTimezone: true }).notNull(),
});

/** Pictures of other sites, each fetched once: what became of it, or why nothing did. */
export const fetchedPictures = pgTable('fetched_pictures', {
  url: text().primaryKey(),
  pictureId: uuid().references(() => media.id, { onDelete: 'cascade' }),
  /** Why it did not come; empty while it is tried. */
  why: text().notNull().default(''),
  tries: integer().notNull().default(0),
});
