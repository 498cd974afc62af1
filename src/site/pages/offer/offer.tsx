import { useLingui } from '@lingui/react/macro';
import { data, Link } from 'react-router';
import { benefitsTag } from '#catalogue/benefits/benefit.ts';
import { offerPath } from '#kit/offer-path.ts';
import { findOfferPreview, readOffer } from '#catalogue/offer/read-offer.ts';
import { listPlans } from '#catalogue/plans/list-plans.ts';
import { ctxContext, cachePage } from '#kit/site/context.server.ts';
import { usePopup } from '#kit/site/ui/use-popup.ts';
import { translated } from '#agency/translations/site/translated.server.ts';
import type { Route } from './+types/offer';
import { BookingLink } from '#sales/bookings/site/booking-link.tsx';
import { PlanBenefits } from '../plans/plan-benefits.tsx';
import { showBenefits } from '#catalogue/benefits/site/show-benefits.server.ts';
import { OfferHero } from './offer-hero.tsx';
import { Modules } from '#catalogue/offer/site/modules.tsx';
import { PlanPricing } from '../plans/plan-pricing.tsx';
import { showPlans } from '#catalogue/plans/site/show-plans.server.ts';
import { GetStarted, StartLink } from './start-link.tsx';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { describePage } from '#content/seo/site/describe-page.server.ts';
import { plansOffered } from '#catalogue/plans/site/structured-data.server.ts';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

/** The page, or its draft for whoever was given the link of that. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  if (token === undefined) cachePage(context, 'offer', 'plans', benefitsTag);
  const ctx = context.get(ctxContext);
  const [content, known, benefits] = await Promise.all([
    token === undefined ? readOffer(ctx) : findOfferPreview(ctx, { token }),
    listPlans(ctx),
    showBenefits(context),
  ]);
  if (!content) throw data(null, { status: 404 });
  const offer = await translated(context, content);
  const plans = await showPlans(context, known);
  if (token === undefined)
    await describePage(context, { kind: 'page', key: 'offer' }, plansOffered(offer, plans));
  return { offer, plans, benefits };
}

export default function OfferPage({ loaderData: { offer, plans, benefits } }: Route.ComponentProps) {
  const { t } = useLingui();
  const popup = usePopup();
  const start = () => popup.open('get-started');
  return (
    <>
      <PageHead title={offer.headline} description={offer.intro} path={encodeURI(offerPath)} />
      <OfferHero offer={offer} onStart={start} />
      <Modules modules={offer.modules} />
      <section aria-labelledby="offer-call" className="on-dark bg-ink text-paper">
        <div className="wrap grid items-center gap-x-12 gap-y-8 py-[clamp(3rem,2rem+4vw,5.5rem)] md:grid-cols-[1fr_auto]">
          <h2 id="offer-call" className="max-w-[14.9em] text-h2">
            {t`Bring one day's orders. We will show you that day inside the system.`}
          </h2>
          <div className="grid gap-3 sm:flex sm:flex-wrap">
            <StartLink onStart={start} />
            <BookingLink origin="999/Month" className="btn btn-line-dark" />
          </div>
        </div>
      </section>
      <PlanPricing plans={plans} pricesIncludeGst={offer.pricesIncludeGst} />
      <PlanBenefits benefits={benefits} />
      <section aria-labelledby="offer-last" className="bg-sand">
        <div className="wrap section">
          <h2 id="offer-last" className="max-w-[13.5em] text-h2">
            {t`Not sure which plan? Ask before you choose.`}
          </h2>
          <p className="mt-5 max-w-measure text-lead text-ink-soft">
            {t`Tell us how many people use it and how many orders come in a day. We answer with one plan and the reason for it.`}
          </p>
          <div className="mt-8 grid gap-3 sm:flex">
            <StartLink onStart={start} />
            <Link to="/contact-us" className="btn btn-line">
              {t`Contact us`}
            </Link>
          </div>
        </div>
      </section>
      {popup.name === 'get-started' && (
        <GetStarted onClose={popup.leave} onDone={popup.leaveToTop} onMissing={popup.leave} />
      )}
    </>
  );
}
