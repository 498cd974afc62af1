import { and, desc, eq, notInArray } from 'drizzle-orm';
import { auditLog } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';

export type Change = { staffName: string; at: Date };

/** Who changed a record last, and when; null where nobody has written that down. */
export async function lastChange(
  ctx: Pick<Ctx, 'db'>,
  { subjectType, subjectId }: { subjectType: string; subjectId: string },
): Promise<Change | null> {
  const [last] = await ctx.db
    .select({ staffName: auditLog.staffName, at: auditLog.at })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectType, subjectType),
        eq(auditLog.subjectId, subjectId),
        notInArray(auditLog.action, ['viewed', 'exported', 'signed-in', 'signed-out']),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  return last ?? null;
}
