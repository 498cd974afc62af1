import { and, eq, gte, lt, ne, sql } from 'drizzle-orm';
import { auditLog } from './table.server.ts';
import type { AuditFilter } from './audit-entry.ts';

/** The rows that somebody wants to see. Days are Indian days. */
export const filterAudit = (filter: AuditFilter) =>
  and(
    filter.action && eq(auditLog.action, filter.action),
    filter.subjectType ? eq(auditLog.subjectType, filter.subjectType) : undefined,
    filter.subjectId ? eq(auditLog.subjectId, filter.subjectId) : undefined,
    filter.staffId ? eq(auditLog.staffId, filter.staffId) : undefined,
    filter.from ? gte(auditLog.at, startOf(filter.from)) : undefined,
    filter.to ? lt(auditLog.at, sql`${startOf(filter.to)} + interval '1 day'`) : undefined,
    filter.views || filter.action ? undefined : ne(auditLog.action, 'viewed'),
  );

const startOf = (day: string) => sql`(${day}::date::timestamp at time zone 'Asia/Kolkata')`;
