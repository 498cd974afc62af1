import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { customers } from '#people/customers/table.server.ts';

/** Signed-in devices. Each is a family of tokens that ends as one; `generation` counts its refreshes. */
export const customerSessions = pgTable(
  'customer_sessions',
  {
    id: uuid().primaryKey(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    kind: text().$type<'cookie' | 'bearer'>().notNull(),
    generation: integer().notNull().default(0),
    refreshedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    seenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** However busy it is. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    ip: text().notNull(),
    userAgent: text().notNull(),
  },
  (t) => [
    index('customer_sessions_customer').on(t.customerId, t.id),
    index('customer_sessions_expires').on(t.expiresAt),
  ],
);

/** What the devices hold, as hashes: `access` opens calls, `refresh` gets the next pair. */
export const customerTokens = pgTable(
  'customer_tokens',
  {
    tokenHash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => customerSessions.id, { onDelete: 'cascade' }),
    use: text().$type<'access' | 'refresh'>().notNull(),
    /** Of a refresh token: that of its family when it was made. */
    generation: integer().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('customer_tokens_session').on(t.sessionId), index('customer_tokens_expires').on(t.expiresAt)],
);

/** Browsers that a customer has signed in with, by a random cookie: a new one is told by mail. */
export const customerDevices = pgTable(
  'customer_devices',
  {
    customerId: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    deviceHash: text().notNull(),
    firstSeenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.deviceHash] })],
);
