import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Focus } from './focus.ts';

/** What pictures are searched by, in the words of their index. */
export const pictureWords = sql.raw(`to_tsvector('simple', media.alt)`);

/** Where pictures of the library are put together. A folder holds no file: without it its pictures stand in none. */
export const mediaFolders = pgTable(
  'media_folders',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [uniqueIndex('media_folders_name').on(sql`lower(${t.name})`)],
);

/**
 * Pictures. Their files are named `<name>-<width>.<avif|webp>`. Of a picture of our own (`seedKey` says which one), the
 * SVG text, or of a screenshot the data URI, stands in `drawing` and its files are made when somebody first asks for them.
 */
export const media = pgTable(
  'media',
  {
    id: uuid().primaryKey(),
    name: text().notNull().unique(),
    alt: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    placeholder: text().notNull(),
    widths: integer().array().notNull(),
    /** What must stay in sight where it is cropped; null: what each place shows by itself, its middle mostly. */
    focus: jsonb().$type<Focus>(),
    folderId: uuid().references(() => mediaFolders.id, { onDelete: 'set null' }),
    seedKey: text().unique(),
    drawing: text(),
    /** The photo of a person, customer or staff, which is no part of the library. */
    personal: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('media_folder').on(t.folderId, t.id).concurrently(),
    // The library without the photos of people, of which there may be many more.
    index('media_library')
      .on(t.id)
      .where(sql`not personal`)
      .concurrently(),
    index('media_loose')
      .on(t.id)
      .where(sql`not personal and folder_id is null`)
      .concurrently(),
    index('media_words')
      .using('gin', pictureWords)
      .where(sql`not personal`)
      .concurrently(),
  ],
);
