import { sql } from 'drizzle-orm';
import { customType, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { posts } from '#content/blog/table.server.ts';
import type { Language } from '#kit/language/language.ts';
import type { HitKind } from './site-search.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What visitors find, page by page and language by language: made from what pages show, and made anew when that changes.
 * A page without a translation has its English entry alone. Long texts lie apart (`toast_tuple_target`, which migration
 * 0047 sets), so thousands of entries are looked through in a few hundred pages of the database.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    /** The page and the language. */
    id: text().primaryKey(),
    page: text().notNull(),
    language: text().$type<Language>().notNull(),
    kind: text().$type<HitKind>().notNull(),
    path: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    words: tsvector().notNull(),
    /** Of articles: the entry goes with its post. */
    postId: uuid().references(() => posts.id, { onDelete: 'cascade' }),
    /** Of articles; what has no day stands before them. */
    publishedAt: timestamp({ withTimezone: true, precision: 3 }),
  },
  (t) => [
    index('search_entries_words').using('gin', t.words),
    // Read backwards: of common words the newest are looked through.
    index('search_entries_newest').on(t.publishedAt, t.id),
    index('search_entries_post').on(t.postId),
  ],
);

/** Every word of some length that an entry had, for who misspells it. What it leads to is looked up each time. */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, (t) => [
  index('search_words_alike').on(sql`left(word, 1)`, sql`length(word)`),
  // Beginnings of words, whatever order the database's locale has.
  index('search_words_begun').on(t.word.op('text_pattern_ops')).concurrently(),
]);
