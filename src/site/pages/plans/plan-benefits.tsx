import { useLingui } from '@lingui/react/macro';
import { Link, useHref } from 'react-router';
import type { PricedBenefit } from '#catalogue/benefits/benefit.ts';
import { besidePlans } from '#catalogue/benefits/beside-plans.ts';
import { useHydrated } from '#kit/site/ui/use-hydrated.ts';
import { useTaxed } from '#catalogue/gst/site/use-taxed.ts';
import { BenefitLists } from '#money/cart/site/benefit-lists.tsx';

/** What can be added to a plan, wherever plans are shown; what each of them does already only for who has none. */
export function PlanBenefits({ benefits }: { benefits: PricedBenefit[] }) {
  const { t } = useLingui();
  const isTaxed = useTaxed();
  const ready = useHydrated();
  const href = useHref('/login');
  if (benefits.length === 0) return null;
  const { besides, single } = besidePlans(benefits);
  return (
    <section aria-labelledby="benefits" className="wrap section">
      <h2 id="benefits" className="max-w-[14.9em] text-h2">
        {t`Add what your shop needs next`}
      </h2>
      <p className="mt-5 mb-10 max-w-measure text-lead text-ink-soft">
        {isTaxed
          ? t`Each for a price by the month, before GST. You choose in the cart whether to pay for a month, a year or three years.`
          : t`Each for a price by the month. You choose in the cart whether to pay for a month, a year or three years.`}
      </p>
      <BenefitLists
        benefits={besides}
        folded={single}
        wordsForVisitors={t`You must be logged in to add to cart.`}
        plain={
          !ready && (
            <a href={href} className="btn btn-line px-4">
              {t`Log in to add`}
            </a>
          )
        }
      />
      <Link to="/cart" className="btn btn-main mt-8">
        {t`See your cart`}
      </Link>
    </section>
  );
}
