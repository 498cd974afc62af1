import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { calendarAccounts } from './table.server.ts';
import { staff } from '#agency/staff/table.server.ts';
import type { Db } from '#kit/context.ts';
import { roleMay, roles } from '#kit/permissions.ts';

/**
 * Which calendars count: the agency's, and those of whoever works here and may see consultations. What somebody who has left
 * connected waits, untouched, for their return: it blocks no times, and nobody's name is written into it.
 */
export const isFollowed = (db: Db) =>
  or(
    isNull(calendarAccounts.staffId),
    inArray(
      calendarAccounts.staffId,
      db
        .select({ id: staff.id })
        .from(staff)
        .where(and(eq(staff.active, true), inArray(staff.role, rolesThatSee))),
    ),
  );

const rolesThatSee = roles.filter((role) => roleMay(role, 'bookings:read'));
