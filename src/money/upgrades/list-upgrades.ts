import { readRunning, type RunningPlan } from './read-running.ts';
import { signedIn } from '#people/customers/customer.ts';
import { listPlansOnSale } from '#catalogue/pricing-plans/list-pricing-plans.ts';
import type { PricingPlan } from '#catalogue/pricing-plans/pricing-plan.ts';
import { allow, type Ctx } from '#kit/context.ts';
import type { Paise } from '#kit/india/money.ts';
import { isSameService } from '#money/admissions/same-service.ts';
import { leastOnlinePaise } from '#money/payments/priced-order.ts';

/** What a plan that runs can be exchanged for today. Prices contain GST. */
export type Upgrades = {
  planName: string;
  serviceName: string;
  /** Of whoever has the plan. */
  email: string;
  endsOn: string;
  creditPaise: Paise;
  plans: (Pick<PricingPlan, 'id' | 'name' | 'months' | 'sellPaise' | 'benefits'> & { payPaise: Paise })[];
};

/** Of one's own plan. @throws Unauthenticated · NotFound · Conflict with the reason why it cannot be exchanged */
export async function listMyUpgrades(ctx: Ctx, input: { admissionId: string }): Promise<Upgrades> {
  const { id: customerId } = signedIn(ctx.actor);
  return upgradesOf(ctx, await readRunning(ctx, { ...input, customerId }));
}

/** For staff. @throws as above */
export async function listUpgrades(ctx: Ctx, input: { admissionId: string }): Promise<Upgrades> {
  allow(ctx.actor, 'admissions:read');
  return upgradesOf(ctx, await readRunning(ctx, input));
}

/** Whether a plan is higher than the one that runs: dearer than that was, and worth more than what is credited of it. */
export const isHigher = ({ paidPaise, creditPaise }: RunningPlan, { sellPaise }: { sellPaise: Paise }) =>
  sellPaise > paidPaise && sellPaise - creditPaise >= leastOnlinePaise;

async function upgradesOf(ctx: Ctx, running: RunningPlan): Promise<Upgrades> {
  const { admission, endsOn, creditPaise } = running;
  const { planName, serviceName, email } = admission;
  const onSale = await listPlansOnSale(ctx);
  return {
    planName,
    serviceName,
    email,
    endsOn,
    creditPaise,
    plans: onSale
      .filter((plan) => isSameService(plan, admission) && isHigher(running, plan))
      .map(({ id, name, months, sellPaise, benefits }) => ({
        id,
        name,
        months,
        sellPaise,
        benefits,
        payPaise: sellPaise - creditPaise,
      })),
  };
}
