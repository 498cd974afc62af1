import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { leadTasks } from './table.server.ts';
import { staff } from '#agency/staff/table.server.ts';
import { ofNobody } from '#agency/staff/of-nobody.ts';
import type { Ctx } from '#kit/context.ts';

/** What nobody who works here was to do about leads, or nobody who sees them now, is for whoever they are given to. */
export async function giveTasksOfNobody(
  { db }: Pick<Ctx, 'db'>,
  { leadIds, assignedTo }: { leadIds: string[]; assignedTo: string },
): Promise<void> {
  const keptToTheirOwn = db.select({ id: staff.id }).from(staff).where(eq(staff.ownLeadsOnly, true));
  await db
    .update(leadTasks)
    .set({ assignedTo })
    .where(
      and(
        inArray(leadTasks.leadId, leadIds),
        isNull(leadTasks.doneAt),
        or(ofNobody(leadTasks.assignedTo, 'leads:edit'), inArray(leadTasks.assignedTo, keptToTheirOwn)),
      ),
    );
}
