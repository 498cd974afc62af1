import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { ShownPlan } from '../plan.ts';

/** The admission with this plan chosen, in English: links find the language's own. */
export const buyPath = (pricingPlanId: string) => `/admission?plan=${pricingPlanId}`;

/** Straight to buying a plan, where admissions sell it. */
export function BuyLink({
  plan,
  main,
}: {
  plan: Pick<ShownPlan, 'duration' | 'pricingPlanId'>;
  main: boolean;
}) {
  const { t } = useLingui();
  const { duration, pricingPlanId } = plan;
  if (pricingPlanId === null) return null;
  return (
    <Link to={buyPath(pricingPlanId)} className={`btn ${main ? 'btn-main' : 'btn-line'}`}>
      {t`Buy this plan`}
      <span className="sr-only"> {t`for ${duration}`}</span>
    </Link>
  );
}
