import { sql, type SQL } from 'drizzle-orm';
import {
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MergeRecord } from './customer-merge.ts';
import type { Language } from '#kit/language/language.ts';
import { media } from '#agency/media/table.server.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** People with an account. `code` is what they and the staff call it by: CUS-000123. */
export const customers = pgTable(
  'customers',
  {
    id: uuid().primaryKey(),
    number: integer().generatedByDefaultAsIdentity(),
    code: text()
      .notNull()
      .unique()
      .generatedAlwaysAs(
        (): SQL => sql`'CUS-' || lpad(number::text, greatest(6, length(number::text)), '0')`,
      ),
    email: text().notNull().unique(),
    fullName: text().notNull(),
    /** Ten digits, or empty. */
    phone: text().notNull().default(''),
    /** A GSTIN, or empty. */
    gst: text().notNull().default(''),
    /** The name that is registered for it; empty where it is the person's own. */
    company: text().notNull().default(''),
    /** Null for who signs in with Google only. */
    passwordHash: text(),
    pictureId: uuid().references(() => media.id, { onDelete: 'set null' }),
    /** In which they signed in last: they are written to in it. */
    language: text().$type<Language>().notNull().default('en'),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastSignedInAt: timestamp({ withTimezone: true }),
    blockedAt: timestamp({ withTimezone: true }),
    blockedBecause: text().notNull().default(''),
    /** When the account will be erased, as its owner asked; null while nobody asked. */
    eraseAt: timestamp({ withTimezone: true }),
    /** Closed for good: erased, or merged into another one. Only what the law wants kept hangs on it. */
    closedAt: timestamp({ withTimezone: true }),
    mergedInto: uuid(),
    search: tsvector().generatedAlwaysAs(
      (): SQL => sql`to_tsvector('simple', full_name || ' ' || email || ' ' || phone)`,
    ),
  },
  (t) => [
    check('customers_email_lower', sql`${t.email} = lower(${t.email})`),
    index('customers_name').on(t.fullName, t.id),
    index('customers_last_signed_in').on(t.lastSignedInAt, t.id),
    index('customers_erase').on(t.eraseAt),
    index('customers_picture').on(t.pictureId),
    index('customers_merged_into').on(t.mergedInto),
    index('customers_search').using('gin', t.search),
  ],
);

/** Merges that can still be undone: what the closed account held, and which rows moved. Deleted with their time. */
export const customerMerges = pgTable(
  'customer_merges',
  {
    customerId: uuid()
      .primaryKey()
      .references(() => customers.id, { onDelete: 'cascade' }),
    intoId: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    record: jsonb().$type<MergeRecord>().notNull(),
  },
  (t) => [index('customer_merges_into').on(t.intoId), index('customer_merges_at').on(t.at)],
);

/** Accounts elsewhere that open one here. The key is the provider's own id, never an address. */
export const customerIdentities = pgTable(
  'customer_identities',
  {
    provider: text().$type<'google'>().notNull(),
    subject: text().notNull(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.subject] }),
    index('customer_identities_customer').on(t.customerId),
  ],
);
