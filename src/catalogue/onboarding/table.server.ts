import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { WeeklySlot } from './onboarding.ts';
import type { ActiveStatus } from '#catalogue/pricing-plans/pricing-plan.ts';
import { services } from '#catalogue/services/table.server.ts';

/** How much customers know already when they begin: the wire's "class levels". */
export const classLevels = pgTable('class_levels', {
  id: uuid().primaryKey(),
  name: text().notNull().unique(),
  position: integer().notNull(),
  status: text().$type<ActiveStatus>().notNull(),
  isSample: boolean().notNull().default(false),
});

/** When onboarding sessions of a service take place, and for whom: the wire's "class schedules". */
export const classSchedules = pgTable(
  'class_schedules',
  {
    id: uuid().primaryKey(),
    serviceId: uuid()
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    levels: jsonb().$type<string[]>().notNull(),
    /** Ranges of years like `18 - 99`. */
    ageGroups: jsonb().$type<string[]>().notNull(),
    frequency: jsonb().$type<WeeklySlot[]>().notNull(),
    status: text().$type<ActiveStatus>().notNull(),
    isSample: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('class_schedules_service').on(t.serviceId, t.id)],
);
