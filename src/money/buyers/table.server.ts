import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { Language } from '#kit/language/language.ts';

/** Whom invoices go to that staff write. A document keeps what it says of its buyer; this is what the next one will say. */
export const buyers = pgTable(
  'buyers',
  {
    id: uuid().primaryKey(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The person to write to, or the name over the door. */
    name: text().notNull(),
    /** The name that is registered for the GST number. */
    company: text().notNull(),
    gstin: text().notNull(),
    address: text().notNull(),
    pincode: text().notNull(),
    stateCode: text().notNull(),
    /** Empty: India. */
    country: text().notNull(),
    /** A unit of a special economic zone, which no GST number tells. */
    isZone: boolean().notNull(),
    /** Ten digits, or empty. */
    mobile: text().notNull(),
    /** Where documents go; in small letters, or empty. */
    email: text().notNull(),
    language: text().$type<Language>().notNull().default('en'),
    /** Of what it owes; notices beside that go always. */
    getsReminders: boolean().notNull().default(true),
    isSample: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex('buyers_gstin')
      .on(t.gstin)
      .where(sql`gstin <> ''`),
    index('buyers_name').on(t.name, t.id),
    index('buyers_email')
      .on(t.email)
      .where(sql`email <> ''`),
  ],
);
