import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { posts } from '../table.server.ts';
import { staff } from '#agency/staff/table.server.ts';

/** Who has a post open to write in it. It ends with its row, or when `seenAt` is two minutes old. */
export const postEditing = pgTable('post_editing', {
  postId: uuid()
    .primaryKey()
    .references(() => posts.id, { onDelete: 'cascade' }),
  staffId: uuid()
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' }),
  since: timestamp({ withTimezone: true }).notNull(),
  /** When they last did something. */
  seenAt: timestamp({ withTimezone: true }).notNull(),
});
