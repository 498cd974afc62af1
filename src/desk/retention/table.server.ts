import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { leads } from '#sales/leads/table.server.ts';

/** Who was told that what we keep of them is about to be erased, and when that is. Goes with the lead. */
export const erasureNotices = pgTable('erasure_notices', {
  leadId: uuid()
    .primaryKey()
    .references(() => leads.id, { onDelete: 'cascade' }),
  at: timestamp({ withTimezone: true }).notNull(),
  eraseAt: timestamp({ withTimezone: true }).notNull(),
});
