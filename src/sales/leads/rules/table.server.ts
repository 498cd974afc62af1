import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** To whom new leads are given: the first active rule, in order, that names their service and has somebody on duty. */
export const leadRules = pgTable('lead_rules', {
  id: uuid().primaryKey(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  name: text().notNull().unique(),
  /** Names of services; none of them means every service. */
  services: text().array().notNull(),
  /** Who takes turns, in this order. */
  people: uuid().array().notNull(),
  active: boolean().notNull(),
  position: integer().notNull(),
  /** Counts what the rule has given away; whose turn it is follows from it. */
  turn: integer().notNull().default(0),
});
