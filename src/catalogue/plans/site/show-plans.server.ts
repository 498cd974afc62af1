import type { RouterContextProvider } from 'react-router';
import { planRemark, type Plan, type ShownPlan } from '../plan.ts';
import { translated } from '#agency/translations/site/translated.server.ts';

/** The plans as pages call them, with the words that an enquiry says of each. */
export async function showPlans(
  context: Readonly<RouterContextProvider>,
  plans: Plan[],
): Promise<ShownPlan[]> {
  const shown = await translated(context, plans);
  return shown.map((plan, i) => ({ ...plan, remark: planRemark(plans[i] ?? plan) }));
}
