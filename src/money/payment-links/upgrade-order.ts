import type { Link } from './read-link.ts';
import type { Ctx } from '#kit/context.ts';
import type { PricedOrder } from '#money/payments/priced-order.ts';
import { priceUpgrade } from '#money/upgrades/price-upgrade.ts';
import { readRunning } from '#money/upgrades/read-running.ts';

/**
 * The higher plan that a link asks for, at its price of today: with each day less of the running plan is left to credit.
 * @throws NotFound · Invalid · Conflict where the plan cannot be exchanged for it any more
 */
export async function upgradeOrder(
  ctx: Ctx,
  { admissionId, planId }: Pick<Link, 'admissionId' | 'planId'>,
): Promise<PricedOrder> {
  const running = await readRunning(ctx, { admissionId: admissionId ?? '' });
  return priceUpgrade(ctx, running, { planId: planId ?? '', clientReference: null });
}
