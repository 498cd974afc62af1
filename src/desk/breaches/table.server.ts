import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const when = () => timestamp({ withTimezone: true });

/** Breaches of personal data, as the register that the law asks for. None is ever deleted. */
export const breaches = pgTable('breaches', {
  id: uuid().primaryKey(),
  createdAt: when().notNull(),
  updatedAt: when().notNull(),
  title: text().notNull(),
  /** When we came to know of it: seventy-two hours run from here. */
  knownAt: when().notNull(),
  /** When, where and how it happened, as far as is known. */
  circumstances: text().notNull(),
  /** Which data, of whom. */
  dataKinds: text().notNull(),
  /** How many people; null while nobody can tell. */
  people: integer(),
  consequences: text().notNull(),
  /** What was done, and what will be, so that it does not happen again. */
  measures: text().notNull(),
  /** What people can do to protect themselves. */
  advice: text().notNull(),
  boardToldAt: when(),
  peopleToldAt: when(),
});
