import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Pictures. Their files are named `<name>-<width>.<avif|webp>`. Of a picture of our own (`seedKey` says which one), the
 * SVG text, or of a screenshot the data URI, stands in `drawing` and its files are made when somebody first asks for them.
 */
export const media = pgTable('media', {
  id: uuid().primaryKey(),
  name: text().notNull().unique(),
  alt: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  placeholder: text().notNull(),
  widths: integer().array().notNull(),
  seedKey: text().unique(),
  drawing: text(),
  /** The photo of a person, customer or staff, which is no part of the library. */
  personal: boolean().notNull().default(false),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
