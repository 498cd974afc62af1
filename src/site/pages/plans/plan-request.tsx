import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { readOffer } from '#catalogue/offer/read-offer.ts';
import { listPlans } from '#catalogue/plans/list-plans.ts';
import { planSource } from '#catalogue/plans/plan.ts';
import { requestPlan } from '#sales/leads/enquiries/request-plan.ts';
import type { Ctx } from '#kit/context.ts';
import { ctxContext, cachePage } from '#kit/site/context.server.ts';
import type { Route } from './+types/plan-request';
import { takeEnquiry } from '#sales/leads/enquiries/site/take-enquiry.server.ts';
import { PlanForm } from './plan-form.tsx';
import { showPlans } from '#catalogue/plans/site/show-plans.server.ts';
import { PageHead } from '#agency/settings/site/page-head.tsx';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

async function planOf(ctx: Ctx, id: string) {
  const plan = (await listPlans(ctx)).find((known) => known.id === id);
  if (!plan) throw data(null, { status: 404 });
  return plan;
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const [plan] = await showPlans(context, [await planOf(ctx, params.plan)]);
  if (!plan) throw data(null, { status: 404 });
  cachePage(context, 'offer', 'plans');
  return { plan, pricesIncludeGst: (await readOffer(ctx)).pricesIncludeGst };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const plan = await planOf(ctx, params.plan);
  return takeEnquiry(ctx, request, {
    form: 'plan',
    source: planSource(plan),
    plan: plan.id,
    asks: ['phone', 'isHuman', 'terms'],
    strictPhone: true,
    submit: requestPlan,
  });
}

/** The form of a chosen plan as a page: where 'Select Plan' leads before scripts run. */
export default function PlanRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { plan, pricesIncludeGst } = loaderData;
  const { duration } = plan;
  return (
    <div className="wrap py-12 md:py-20">
      <PageHead
        title={t`Get started with ${duration}`}
        description={t`Leave your number and we call you back about this plan.`}
        hidden
      />
      <div className="mx-auto max-w-[34rem]">
        <h1 className="text-h1">{t`Get Started`}</h1>
        <div className="mt-8 rounded-card border border-line bg-white p-5 shadow-lift sm:p-8">
          <PlanForm plan={plan} pricesIncludeGst={pricesIncludeGst} served={actionData} />
        </div>
      </div>
    </div>
  );
}
