import { useLingui } from '@lingui/react/macro';
import { benefitsTag } from '#catalogue/benefits/benefit.ts';
import { formatInr } from '#kit/india/money.ts';
import { readOffer } from '#catalogue/offer/read-offer.ts';
import { listPlans } from '#catalogue/plans/list-plans.ts';
import { perMonthPaise, type Plan } from '#catalogue/plans/plan.ts';
import { ctxContext, cachePage } from '#kit/site/context.server.ts';
import { translated } from '#agency/translations/site/translated.server.ts';
import type { Route } from './+types/service-plan';
import { PlanBenefits } from './plan-benefits.tsx';
import { showBenefits } from '#catalogue/benefits/site/show-benefits.server.ts';
import { Modules } from '#catalogue/offer/site/modules.tsx';
import { PlanPricing } from './plan-pricing.tsx';
import { showPlans } from '#catalogue/plans/site/show-plans.server.ts';
import { useRibbon } from '#catalogue/offer/site/use-ribbon.ts';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { describePage } from '#content/seo/site/describe-page.server.ts';
import { plansOffered } from '#catalogue/plans/site/structured-data.server.ts';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

export async function loader({ context }: Route.LoaderArgs) {
  cachePage(context, 'offer', 'plans', benefitsTag);
  const ctx = context.get(ctxContext);
  const [content, known, benefits] = await Promise.all([
    readOffer(ctx),
    listPlans(ctx),
    showBenefits(context),
  ]);
  const offer = await translated(context, content);
  const plans = await showPlans(context, known);
  await describePage(context, { kind: 'page', key: 'service-plan' }, plansOffered(offer, plans));
  return { offer, plans, benefits };
}

/** The plans beside each other, what is in all of them, and what can be added (R-4). */
export default function ServicePlanPage({ loaderData: { offer, plans, benefits } }: Route.ComponentProps) {
  const { t } = useLingui();
  const count = offer.modules.length;
  return (
    <>
      <PageHead
        title={t`Compare our plans`}
        description={t`Four plans of one system: what each costs, what a month comes to, and what you save.`}
        path="/service-plan"
      />
      <div className="wrap pt-12 md:pt-20">
        <h1 className="max-w-[10.8em] text-h1">{t`One system, four ways to pay`}</h1>
        <p className="mt-6 max-w-measure text-lead text-ink-soft">
          {t`Every plan holds all ${count} modules. They differ in how long you pay ahead, and in what a month then costs.`}
        </p>
        <Comparison plans={plans} />
      </div>
      <PlanPricing plans={plans} pricesIncludeGst={offer.pricesIncludeGst} />
      <div className="bg-sand">
        <Modules modules={offer.modules} />
      </div>
      <PlanBenefits benefits={benefits} />
    </>
  );
}

function Comparison({ plans }: { plans: Plan[] }) {
  const { t } = useLingui();
  const ribbon = useRibbon();
  const usual = formatInr(plans[0] ? perMonthPaise(plans[0]) : 0);
  const share = (plan: Plan) => {
    const monthly = formatInr(perMonthPaise(plan));
    return t`${monthly} of ${usual}`;
  };
  const note = (plan: Plan) => (plan.bestOffer ? `${ribbon(plan)}, ${t`Best Offer`}` : ribbon(plan));
  const saved = (plan: Plan) => (plan.originalPaise === null ? 0 : plan.originalPaise - plan.pricePaise);
  return (
    // It can be scrolled by keyboard too where it is wider than the screen.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={t`Plans compared`} tabIndex={0} className="relative mt-10 overflow-x-auto">
      <table className="w-full border-collapse text-left tabular-nums max-sm:table-fixed max-sm:text-sm sm:min-w-[34rem]">
        <thead>
          <tr className="border-b-2 border-ink">
            {[t`Plan`, t`You pay once`, t`A month comes to`, t`You save`, ''].map((head) => (
              <th
                key={head}
                scope="col"
                className="py-3 pr-4 text-sm font-semibold first:max-sm:w-[25%] last:max-sm:hidden max-sm:pr-2.5"
              >
                {head || <span className="sr-only">{t`Note`}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plans.map((plan) => (
            <tr key={plan.id} className="border-b border-line">
              <th scope="row" className="py-4 pr-4 font-head max-sm:pr-1 text-h4 font-semibold">
                {plan.duration}
                <span data-again="" className="block font-text text-xs text-ink-soft sm:hidden">
                  {note(plan)}
                </span>
              </th>
              <td className="py-4 pr-4 max-sm:pr-1">{formatInr(plan.pricePaise)}</td>
              <td className="py-4 pr-4 max-sm:pr-1">{share(plan)}</td>
              <td className="py-4 pr-4 max-sm:pr-1">
                {saved(plan) > 0 ? formatInr(saved(plan)) : t`Nothing yet`}
              </td>
              <td className="py-4 text-sm font-semibold max-sm:hidden">{note(plan)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
