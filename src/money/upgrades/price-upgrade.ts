import { isHigher } from './list-upgrades.ts';
import type { RunningPlan } from './read-running.ts';
import { findPlanOnSale } from '#catalogue/pricing-plans/list-pricing-plans.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict, Invalid } from '#kit/errors.ts';
import { formatDate } from '#kit/india/india-date.ts';
import { priceAdmission } from '#money/admissions/price-admission.ts';
import { isSameService } from '#money/admissions/same-service.ts';
import type { PricedOrder } from '#money/payments/priced-order.ts';

/**
 * A higher plan in the place of the one that runs: its whole price, with the unused share of the other as a credit.
 * @throws Invalid for a plan of another service, or one that is not on sale · Conflict for one that is not higher
 */
export async function priceUpgrade(
  ctx: Ctx,
  running: RunningPlan,
  { planId, clientReference }: { planId: string; clientReference: string | null },
): Promise<PricedOrder> {
  const { admission, transactionId, creditPaise, endsOn } = running;
  const plan = await findPlanOnSale(ctx, planId);
  if (!plan || !isSameService(plan, admission))
    throw new Invalid({ planId: /*i18n*/ 'Please select a pricing plan' });
  if (!isHigher(running, plan))
    throw new Conflict(
      /*i18n*/ 'Only a plan that costs more can take the place of yours now. Any other can follow it when it ends on {day}.',
      { day: formatDate(endsOn, ctx.language) },
    );
  const order = await priceAdmission(ctx, {
    admission: { ...admission, couponCode: null },
    plan,
    clientReference,
  });
  return {
    ...order,
    purpose: 'upgrade',
    subjectId: admission.id,
    ...(creditPaise > 0 && { credit: { transactionId, amountPaise: creditPaise } }),
  };
}
