import type { ShownPlan } from '../wire/catalogue-client.ts';

/** The plan that somebody pressed “Buy this plan” of, which the address names; null where that is not on sale. */
export function planWanted(plans: ShownPlan[]): ShownPlan | null {
  const id = new URLSearchParams(location.search).get('plan');
  return plans.find((plan) => plan.id === id) ?? null;
}
