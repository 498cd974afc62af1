import { PlanInput } from '#catalogue/plans/plan-input.ts';
import { plans } from '#catalogue/plans/table.server.ts';
import type { Db } from '#kit/context.ts';
import samples from './plans.json';

/** The four plans of the offer. */
export async function seedPlans(db: Db): Promise<void> {
  const rows = samples.map(({ id, ...plan }) => ({ id, ...PlanInput.parse(plan), isSample: true }));
  await db.insert(plans).values(rows).onConflictDoNothing();
}
