import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AddressParts, AdmissionDetails, AdmissionStatus } from './admission.ts';
import type { ChosenSlot } from '#catalogue/onboarding/onboarding.ts';
import { customers } from '#people/customers/table.server.ts';
import { pricingPlans } from '#catalogue/pricing-plans/table.server.ts';
import { services } from '#catalogue/services/table.server.ts';

/** Subscriptions to a plan. Nobody has more than one that still waits to be paid. */
export const admissions = pgTable(
  'admissions',
  {
    id: uuid().primaryKey(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    status: text().$type<AdmissionStatus>().notNull(),
    fullName: text().notNull(),
    /** Ten digits. */
    phone: text().notNull(),
    email: text().notNull(),
    addressParts: jsonb().$type<AddressParts>().notNull(),
    serviceId: uuid().references(() => services.id, { onDelete: 'set null' }),
    /** As it was called when it was chosen; so are the plan's name and months. */
    serviceName: text().notNull(),
    planId: uuid().references(() => pricingPlans.id, { onDelete: 'set null' }),
    planName: text().notNull(),
    planMonths: integer().notNull(),
    couponCode: text(),
    classLevel: text().notNull(),
    session: text().notNull(),
    paymentOption: text().notNull(),
    timing: jsonb().$type<ChosenSlot[]>().notNull(),
    /** What nobody has to tell us; only what was told is here, and for a year. */
    details: jsonb().$type<AdmissionDetails>().notNull(),
    /** From when until when the plan runs; null until it is paid. */
    activeFrom: timestamp({ withTimezone: true }),
    activeUntil: timestamp({ withTimezone: true }),
    /** The plan whose place it took while that ran. */
    upgradesId: uuid(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('admissions_customer').on(t.customerId, t.id),
    index('admissions_status').on(t.status, t.id),
    index('admissions_phone').on(t.phone, t.id),
    index('admissions_updated').on(t.updatedAt),
    index('admissions_until').on(t.activeUntil),
    foreignKey({ name: 'admissions_upgrades', columns: [t.upgradesId], foreignColumns: [t.id] }),
    uniqueIndex('admissions_one_upgrade')
      .on(t.upgradesId)
      .where(sql`status <> 'Cancelled'`),
    uniqueIndex('admissions_one_pending')
      .on(t.customerId)
      .where(sql`status = 'Pending'`),
  ],
);
