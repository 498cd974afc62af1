import { and, eq, ne } from 'drizzle-orm';
import { sameService } from './same-service.ts';
import { admissions } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { customers } from '#people/customers/table.server.ts';
import { startProject } from '#sales/projects/start-project.ts';
import { projects } from '#sales/projects/table.server.ts';

/** Starts the project of a plan that runs. Where a plan of the same service had one, it goes on: that was a renewal. */
export async function startPlanProject(ctx: Ctx, plan: typeof admissions.$inferSelect): Promise<void> {
  const { id, customerId, email, fullName, phone, planName, serviceName } = plan;
  const [before] = await ctx.db
    .select({ id: projects.id })
    .from(projects)
    .innerJoin(admissions, eq(admissions.id, projects.admissionId))
    .where(
      and(eq(projects.customerId, customerId), sameService(admissions, plan), ne(projects.state, 'stopped')),
    )
    .limit(1);
  if (before) return;
  const [customer] = await ctx.db
    .select({ language: customers.language })
    .from(customers)
    .where(eq(customers.id, customerId));
  await startProject(ctx, {
    origin: `plan:${id}`,
    admissionId: id,
    customerId,
    email,
    name: fullName,
    phone,
    language: customer?.language ?? 'en',
    title: planName,
    service: serviceName,
  });
}
