import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CouponPlace, CouponUseState } from './coupon.ts';
import type { ActiveStatus } from '#catalogue/pricing-plans/pricing-plan.ts';
import { customers } from '#people/customers/table.server.ts';

/** Codes that lower a price. The percentage counts when there is one, else the fixed amount. */
export const coupons = pgTable(
  'coupons',
  {
    id: uuid().primaryKey(),
    /** In capitals. */
    code: text().notNull().unique(),
    note: text().notNull(),
    percent: integer(),
    offPaise: integer(),
    validFrom: timestamp({ withTimezone: true }),
    validUntil: timestamp({ withTimezone: true }),
    /** How often it can be used by everybody together; null without an end. */
    mostUses: integer(),
    mostUsesEach: integer(),
    /** Where it can be used. */
    places: text().array().$type<CouponPlace[]>().notNull().default(['plan']),
    /** What is bought must come to so much before the discount, in a cart before GST; null for any sum. */
    minSpendPaise: integer(),
    /** Only for who has paid for nothing yet. */
    firstPurchaseOnly: boolean().notNull().default(false),
    /** Ids of pricing plans; empty for every plan. */
    planIds: jsonb().$type<string[]>().notNull(),
    status: text().$type<ActiveStatus>().notNull(),
    isSample: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [check('coupons_some_discount', sql`${t.percent} is not null or ${t.offPaise} is not null`)],
);

/** Who holds or has used a coupon. Whoever writes here holds the coupon's row, so that uses are counted one by one. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    id: uuid().primaryKey(),
    couponId: uuid()
      .notNull()
      .references(() => coupons.id),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    /** Null where it lowered a cart. */
    planId: uuid(),
    state: text().$type<CouponUseState>().notNull(),
    /** What it took off. */
    discountPaise: integer().notNull(),
    /** Until when a reservation keeps others out. */
    heldUntil: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('coupon_uses_coupon').on(t.couponId, t.id),
    index('coupon_uses_held')
      .on(t.heldUntil)
      .where(sql`state = 'reserved'`),
    uniqueIndex('coupon_uses_one_reservation')
      .on(t.customerId)
      .where(sql`state = 'reserved'`),
  ],
);
