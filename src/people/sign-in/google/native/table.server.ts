import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AppPlatform } from '#agency/native/platform.ts';
import { customers } from '#people/customers/table.server.ts';

/**
 * Sign-ins with Google that an app has handed to the browser of its phone. Each row is good once: while the browser is
 * at Google it goes by what that browser holds, afterwards by the code that the app is given.
 */
export const googleHandoffs = pgTable(
  'google_handoffs',
  {
    tokenHash: text().primaryKey(),
    platform: text().$type<AppPlatform>().notNull(),
    /** Of the app's own secret (RFC 7636, S256). */
    challenge: text().notNull(),
    /** By which the app knows its sign-in again. */
    state: text().notNull(),
    /** Whom Google has vouched for; null before that. */
    customerId: uuid().references(() => customers.id, { onDelete: 'cascade' }),
    isNew: boolean().notNull().default(false),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('google_handoffs_expires').on(t.expiresAt),
    index('google_handoffs_customer').on(t.customerId),
  ],
);
