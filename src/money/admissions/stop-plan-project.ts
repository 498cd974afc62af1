import { and, eq, gt, or } from 'drizzle-orm';
import { sameService } from './same-service.ts';
import { admissions } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { stopProjects } from '#sales/projects/stop-projects.ts';
import { projects } from '#sales/projects/table.server.ts';

/**
 * Stops the project of a plan that has ended before its time. Another plan of the same service that runs, or begins after
 * this one, rests on the same project (`startPlanProject`): with that it goes on.
 */
export async function stopPlanProject(
  ctx: Ctx,
  { admissionId, because }: { admissionId: string; because: string },
): Promise<void> {
  const [plan] = await ctx.db.select().from(admissions).where(eq(admissions.id, admissionId));
  if (!plan) return;
  const ofService = and(eq(admissions.customerId, plan.customerId), sameService(admissions, plan));
  const goesOn = and(ofService, eq(admissions.status, 'Active'), gt(admissions.activeUntil, ctx.now()));
  if ((await ctx.db.$count(admissions, goesOn)) > 0) return;
  // It may be that of a plan before it; what that has had done stays done.
  const its = await ctx.db
    .select({ id: projects.id })
    .from(projects)
    .innerJoin(admissions, eq(admissions.id, projects.admissionId))
    .where(and(ofService, or(eq(projects.admissionId, plan.id), eq(projects.state, 'running'))));
  await stopProjects(ctx, { ids: its.map(({ id }) => id) }, because);
}
