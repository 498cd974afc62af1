import { asc, desc, eq, max, sql } from 'drizzle-orm';
import { staffSecondFactors } from './second-factors.table.server.ts';
import { staff, staffSessions } from './table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import type { StaffMember } from './staff-member.ts';

/** Everybody, those who may sign in first. */
export async function listStaff(ctx: Ctx): Promise<StaffMember[]> {
  allow(ctx.actor, 'staff:read');
  return ctx.db
    .select({
      id: staff.id,
      name: staff.name,
      email: staff.email,
      role: staff.role,
      ownLeadsOnly: staff.ownLeadsOnly,
      active: staff.active,
      offDuty: staff.offDuty,
      createdAt: staff.createdAt,
      lastSeenAt: max(staffSessions.seenAt),
      secondFactor: sql<boolean>`bool_or(${staffSecondFactors.confirmedAt} is not null)`,
    })
    .from(staff)
    .leftJoin(staffSessions, eq(staffSessions.staffId, staff.id))
    .leftJoin(staffSecondFactors, eq(staffSecondFactors.staffId, staff.id))
    .groupBy(staff.id)
    .orderBy(desc(staff.active), asc(staff.name));
}
