import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { staff } from './table.server.ts';

const whose = () =>
  uuid()
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' });

/** The app on a phone that shows somebody's codes. Counts from `confirmedAt` on; the secret is told once, before it, and kept sealed. */
export const staffSecondFactors = pgTable('staff_second_factors', {
  staffId: whose().primaryKey(),
  secret: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  confirmedAt: timestamp({ withTimezone: true }),
  /** The half minute of the last code that was used: neither it nor an earlier one opens anything again. */
  lastStep: integer().notNull().default(0),
});

/** Each opens the second step once. Random enough that a plain hash hides them. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  { staffId: whose(), codeHash: text().notNull() },
  (t) => [primaryKey({ columns: [t.staffId, t.codeHash] })],
);

/** Browsers whose password was right and whose second step is awaited. They open nothing else. */
export const staffHalfSignIns = pgTable(
  'staff_half_sign_ins',
  {
    tokenHash: text().primaryKey(),
    staffId: whose(),
    attempts: integer().notNull().default(0),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('staff_half_sign_ins_staff').on(t.staffId)],
);
