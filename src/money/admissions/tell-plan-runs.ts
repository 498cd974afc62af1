import type { admissions } from './table.server.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import type { Ctx } from '#kit/context.ts';

/**
 * Tells other systems that a plan runs, or goes on, in the transaction in which it does.
 * @param transactionId its payment; null where there is none
 */
export async function tellPlanRuns(
  ctx: Ctx,
  plan: typeof admissions.$inferSelect | undefined,
  transactionId: string | null,
): Promise<void> {
  if (!plan?.activeFrom || !plan.activeUntil) return;
  const { id: admissionId, planName: title, planMonths: months, activeFrom, activeUntil } = plan;
  await queueWebhooks(ctx, 'subscription.started', {
    transactionId,
    admissionId,
    kind: 'plan',
    title,
    months,
    startsAt: activeFrom.toISOString(),
    endsAt: activeUntil.toISOString(),
  });
}

/**
 * Tells other systems that a plan is over before the day that they know of, in the transaction in which it ends. One that
 * waited, or had ended by then, ends nothing.
 * @param plan as it was
 */
export async function tellPlanEnded(
  ctx: Ctx,
  { id: admissionId, status, activeUntil }: typeof admissions.$inferSelect,
  transactionId: string | null,
): Promise<void> {
  if (status !== 'Active' || !activeUntil || activeUntil <= ctx.now()) return;
  await queueWebhooks(ctx, 'subscription.ended', { transactionId, admissionId });
}
