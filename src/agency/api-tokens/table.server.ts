import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Permission } from '#kit/permissions.ts';
import { staff } from '#agency/staff/table.server.ts';

const when = () => timestamp({ withTimezone: true });

/** What programs show instead of a session. Only a hash is kept. Deleted 90 days after they ended. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: uuid().primaryKey(),
    createdAt: when().notNull().defaultNow(),
    /** Whose it is: it may do no more than this person may now. */
    staffId: uuid()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    scopes: jsonb().$type<Permission[]>().notNull(),
    /** How it begins, by which people tell it from others. */
    prefix: text().notNull(),
    tokenHash: text().notNull().unique(),
    expiresAt: when().notNull(),
    /** To the minute. */
    usedAt: when(),
    revokedAt: when(),
  },
  (t) => [index('api_tokens_staff').on(t.staffId)],
);
