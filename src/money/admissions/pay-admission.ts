import { and, eq } from 'drizzle-orm';
import { admissions } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { signedIn } from '#people/customers/customer.ts';
import { Conflict, Invalid, NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { letGoOfCoupon } from '#money/coupons/redeem-coupon.ts';
import type { PricedOrder } from '#money/payments/priced-order.ts';
import { orderLimit, startPayment, type StartedPayment } from '#money/payments/start-payment.ts';
import { findPlanOnSale } from '#catalogue/pricing-plans/list-pricing-plans.ts';
import { beginPlan } from './begin-plan.ts';
import { endCheckouts, holdAdmission } from './hold-admission.ts';
import { justBegun } from './just-begun.ts';
import { paymentsOf } from './list-payments.ts';
import { isUnderWay } from './payment-status.ts';
import { priceAdmission } from './price-admission.ts';
import { isSameService } from './same-service.ts';

const notThere = /*i18n*/ 'This admission';
const confirming = /*i18n*/ 'Your payment for this admission is being confirmed.';

/**
 * Begins to collect the money for the admission that waits. `change`: another plan of the same service, or another coupon,
 * that was chosen meanwhile. Null when there is nothing to pay: then the plan runs already.
 * @throws NotFound, Invalid, Conflict, TooManyRequests
 */
export async function payAdmission(
  ctx: Ctx,
  input: { change?: { planId: string; couponCode: string }; clientReference: string | null },
): Promise<StartedPayment | null> {
  const { id: customerId } = signedIn(ctx.actor);
  await ctx.limit(orderLimit, customerId);
  const waiting = and(eq(admissions.customerId, customerId), eq(admissions.status, 'Pending'));
  const [found] = await ctx.db.select().from(admissions).where(waiting);
  if (!found && (await justBegun(ctx, { customerId, ...input.change }))) return null;
  if (!found) throw new NotFound(notThere);
  const paid = await paymentsOf(ctx, { customerId, admissionId: found.id });
  if (paid.some(isUnderWay)) throw new Conflict(confirming);
  const planId = input.change?.planId ?? found.planId;
  const plan = planId ? await findPlanOnSale(ctx, planId) : null;
  if (!plan || !isSameService(plan, found))
    throw new Invalid({ planId: /*i18n*/ 'Please select a pricing plan' });
  const admission = { ...found, ...(input.change && { couponCode: input.change.couponCode || null }) };
  const order = await priceAdmission(ctx, {
    admission,
    plan,
    clientReference: input.clientReference,
  });
  const { couponCode } = order;
  await ctx.db
    .update(admissions)
    .set({
      serviceName: plan.serviceName,
      planId: plan.id,
      planName: plan.name,
      planMonths: plan.months,
      couponCode,
    })
    .where(and(waiting, eq(admissions.id, found.id)));
  if (order.totalPaise > 0) return startPayment(ctx, order);
  await beginFree(ctx, found, order);
  return null;
}

/** Nothing is to be paid: the plan begins at once, of any number of taps with the first. @throws NotFound, Conflict */
async function beginFree(ctx: Ctx, found: typeof admissions.$inferSelect, order: PricedOrder): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { id: admissionId, customerId, status, planMonths: months } = await holdAdmission(ctx, found);
    if (status === 'Active') return letGoOfCoupon(ctx, { customerId, couponCode: order.couponCode });
    if (status !== 'Pending') throw new NotFound(notThere);
    await endCheckouts(ctx, found, { why: { trigger: 'customer' }, confirming });
    const because = (planName: string) => `Nothing was to be paid for the plan ${planName}`;
    await beginPlan(ctx, { admissionId, months, order, transactionId: null, because });
  });
}
