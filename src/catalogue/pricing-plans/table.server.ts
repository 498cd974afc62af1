import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ActiveStatus } from './pricing-plan.ts';
import { plans } from '#catalogue/plans/table.server.ts';
import { services } from '#catalogue/services/table.server.ts';

/**
 * What a customer can subscribe to, service by service. Money is paise and contains GST. A plan of the
 * offer page lends its months and prices through `offerPlanId`, so that no price stands in two places; any other has
 * its own.
 */
export const pricingPlans = pgTable(
  'pricing_plans',
  {
    id: uuid().primaryKey(),
    serviceId: uuid()
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    offerPlanId: text().references(() => plans.id),
    name: text().notNull(),
    months: integer(),
    /** Before the discount, as struck through; never below `sellPaise`. */
    pricePaise: integer(),
    sellPaise: integer(),
    benefits: jsonb().$type<string[]>().notNull(),
    status: text().$type<ActiveStatus>().notNull(),
    isSample: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('pricing_plans_service').on(t.serviceId, t.id),
    check(
      'pricing_plans_one_price',
      sql`num_nonnulls(${t.months}, ${t.pricePaise}, ${t.sellPaise}) = case when ${t.offerPlanId} is null then 3 else 0 end`,
    ),
  ],
);
