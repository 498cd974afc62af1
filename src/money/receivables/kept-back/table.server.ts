import { date, pgTable, uuid } from 'drizzle-orm/pg-core';
import { settlements } from '../table.server.ts';

/** Which tax that buyers kept back was found again in what the tax office says of us (Form 168, once 26AS). */
export const keptBackSeen = pgTable('kept_back_seen', {
  settlementId: uuid()
    .primaryKey()
    .references(() => settlements.id),
  seenOn: date().notNull(),
});
