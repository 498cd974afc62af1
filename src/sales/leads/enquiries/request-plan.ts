import type { Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import type { EnquiryInput } from './enquiry-input.ts';
import { submitEnquiry } from './submit-enquiry.ts';
import { listPlans } from '#catalogue/plans/list-plans.ts';
import { planRemark } from '#catalogue/plans/plan.ts';

/**
 * Takes an enquiry about a plan in. The words about the plan are ours, whatever price the caller wrote; what was
 * written stays in the raw copy. An enquiry that names no plan keeps its own words.
 * @throws Invalid when there is no such plan
 */
export async function requestPlan(ctx: Ctx, input: EnquiryInput): Promise<{ id: string }> {
  if (input.plan === '') return submitEnquiry(ctx, input);
  const plan = (await listPlans(ctx)).find(({ id }) => id === input.plan);
  if (!plan) throw new Invalid({ plan: /*i18n*/ 'This plan is not on sale' });
  return submitEnquiry(ctx, { ...input, message: planRemark(plan) });
}
