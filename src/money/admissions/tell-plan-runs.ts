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
