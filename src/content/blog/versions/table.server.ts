import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PostContent } from '../post-content.ts';
import { posts } from '../table.server.ts';

// Whole milliseconds, so that what JavaScript read is what the next page starts from.
const moment = () => timestamp({ withTimezone: true, precision: 3 });

/** What a post said before somebody changed it: `at` and `staffName` tell of the change. The newest fifty of each are kept. */
export const postVersions = pgTable(
  'post_versions',
  {
    id: uuid().primaryKey(),
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    at: moment().notNull(),
    staffId: uuid(),
    staffName: text().notNull(),
    content: jsonb().$type<PostContent>().notNull(),
  },
  (t) => [index('post_versions_post').on(t.postId, t.id)],
);
