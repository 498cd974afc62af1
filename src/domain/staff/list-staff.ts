import { asc, desc, eq, max } from 'drizzle-orm';
import { staff, staffSessions } from '#db/schema/staff.server.ts';
import { allow, type Ctx } from '#domain/context.ts';
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
      active: staff.active,
      createdAt: staff.createdAt,
      lastSeenAt: max(staffSessions.seenAt),
    })
    .from(staff)
    .leftJoin(staffSessions, eq(staffSessions.staffId, staff.id))
    .groupBy(staff.id)
    .orderBy(desc(staff.active), asc(staff.name));
}
