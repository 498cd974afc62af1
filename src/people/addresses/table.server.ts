import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AddressKind } from './address-kinds.ts';
import { customers } from '#people/customers/table.server.ts';

/** Where customers have their bills made out to. */
export const addresses = pgTable(
  'addresses',
  {
    id: uuid().primaryKey(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    kind: text().$type<AddressKind>().notNull(),
    address: text().notNull(),
    city: text().notNull(),
    pincode: text().notNull(),
    /** The code that begins GST numbers of its state. */
    stateCode: text().notNull(),
    isDefault: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('addresses_customer').on(t.customerId, t.id),
    uniqueIndex('addresses_one_default')
      .on(t.customerId)
      .where(sql`${t.isDefault}`),
  ],
);
