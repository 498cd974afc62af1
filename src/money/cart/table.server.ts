import { index, integer, pgTable, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { benefits } from '#catalogue/benefits/table.server.ts';
import { customers } from '#people/customers/table.server.ts';

/** Customers' carts: each benefit at most once. What it costs is the benefit's to say. */
export const cartItems = pgTable(
  'cart_items',
  {
    id: uuid().primaryKey(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    benefitId: uuid()
      .notNull()
      .references(() => benefits.id, { onDelete: 'cascade' }),
    /** The price of a month when it was added: tells whether it has changed since. */
    seenPricePaise: integer().notNull(),
    addedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    unique('cart_items_once').on(t.customerId, t.benefitId),
    index('cart_items_benefit').on(t.benefitId),
    index('cart_items_added').on(t.addedAt),
  ],
);
