import { and, inArray, isNull } from 'drizzle-orm';
import { leadTasks } from './table.server.ts';
import { ofNobody } from '#agency/staff/of-nobody.ts';
import type { Ctx } from '#kit/context.ts';

/** What nobody who works here was to do about leads is for whoever they are given to. */
export async function giveTasksOfNobody(
  { db }: Pick<Ctx, 'db'>,
  { leadIds, assignedTo }: { leadIds: string[]; assignedTo: string },
): Promise<void> {
  await db
    .update(leadTasks)
    .set({ assignedTo })
    .where(
      and(
        inArray(leadTasks.leadId, leadIds),
        isNull(leadTasks.doneAt),
        ofNobody(leadTasks.assignedTo, 'leads:edit'),
      ),
    );
}
