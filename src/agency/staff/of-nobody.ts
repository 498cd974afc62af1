import { isNull, not, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { staff } from './table.server.ts';
import { roleMay, roles, type Permission } from '#kit/permissions.ts';

/** That something was given to nobody, or to somebody who has left or does such work no more: it waits for whoever does. */
export function ofNobody(assignedTo: PgColumn | SQL, work: Permission): SQL | undefined {
  const does = roles.filter((role) => roleMay(role, work));
  const gone = or(not(staff.active), notInArray(staff.role, does));
  return or(isNull(assignedTo), sql`${assignedTo} in (select ${staff.id} from ${staff} where ${gone})`);
}
