import { asc } from 'drizzle-orm';
import { plans } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import type { Plan } from './plan.ts';

/** The plans of the offer, shortest first. */
export async function listPlans(ctx: Pick<Ctx, 'db'>): Promise<Plan[]> {
  const rows = await ctx.db.select().from(plans).orderBy(asc(plans.months), asc(plans.id));
  return rows.map(({ updatedAt: _staffOnly, ...plan }) => plan);
}
