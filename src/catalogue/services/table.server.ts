import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { OpenHours } from '#kit/india/open-hours.ts';
import type { ServiceStatus } from './service.ts';

/** The services a visitor can choose in a form: the wire's "center list". */
export const services = pgTable(
  'services',
  {
    id: uuid().primaryKey(),
    name: text().notNull().unique(),
    /** What it was called before. None of them is what another one is called. */
    formerNames: text().array().notNull().default([]),
    description: text().notNull(),
    openHours: jsonb().$type<OpenHours[]>().notNull(),
    status: text().$type<ServiceStatus>().notNull(),
    position: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('services_position').on(t.position, t.id)],
);
