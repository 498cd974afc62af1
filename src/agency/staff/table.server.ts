import { boolean, date, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { media } from '#agency/media/table.server.ts';
import type { Role } from '#kit/permissions.ts';
import type { QuietHours } from './quiet-hours.ts';

/** The agency's people who may enter the back office. */
export const staff = pgTable('staff', {
  id: uuid().primaryKey(),
  email: text().notNull().unique(),
  name: text().notNull(),
  role: text().$type<Role>().notNull(),
  passwordHash: text().notNull(),
  active: boolean().notNull().default(true),
  /** Sees no leads but those that are assigned to them. */
  ownLeadsOnly: boolean().notNull().default(false),
  /** Away for a while: rules give this person no new leads. */
  offDuty: boolean().notNull().default(false),
  /** When notices by mail wait for this person; null where none does. */
  quietHours: jsonb().$type<QuietHours>(),
  /** When this person's agenda comes by mail on working days, in Indian time; null where it does not. */
  agendaAt: text().default('08:30'),
  /** The day whose agenda was written last, or found empty: none is written twice. */
  agendaDay: date(),
  /** The secret in the address of this person's calendar feed; null while there is none. */
  calendarKey: text().unique(),
  /** A small square that customers see beside the name, in the media's table; null where there is none. */
  pictureId: uuid().references(() => media.id, { onDelete: 'set null' }),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Whoever of the staff asks, as `Actor` has it. */
export const actorColumns = {
  id: staff.id,
  name: staff.name,
  email: staff.email,
  role: staff.role,
  ownLeadsOnly: staff.ownLeadsOnly,
};

/** Signed-in devices. Only a hash of the cookie's token is kept. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    tokenHash: text().primaryKey(),
    staffId: uuid()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    seenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    ip: text().notNull(),
    userAgent: text().notNull(),
  },
  (t) => [index('staff_sessions_staff').on(t.staffId)],
);
