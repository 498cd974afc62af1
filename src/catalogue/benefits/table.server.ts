import { boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { BenefitIcon, BenefitStatus } from './benefit.ts';
import type { BenefitNeed } from './benefit-need.ts';

/** What a customer can add to a plan month by month, before GST. */
export const benefits = pgTable(
  'benefits',
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    description: text().notNull(),
    icon: text().$type<BenefitIcon>().notNull(),
    /** What it would cost for a month; 0 where nothing is struck through. */
    originalPaise: integer().notNull(),
    /** What it costs for a month. */
    pricePaise: integer().notNull(),
    status: text().$type<BenefitStatus>().notNull(),
    /** Listed under Additional Features instead of Benefits. */
    additional: boolean().notNull(),
    need: text().$type<BenefitNeed>().notNull().default('sell'),
    /** The system of the offer's plans does this already. */
    inOffer: boolean().notNull().default(false),
    position: integer().notNull(),
    isSample: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('benefits_position').on(t.position, t.id),
    check('benefits_price', sql`${t.pricePaise} > 0 and ${t.originalPaise} >= 0`),
  ],
);
