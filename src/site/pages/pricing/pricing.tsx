import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { benefitsTag } from '#catalogue/benefits/benefit.ts';
import { showBenefits } from '#catalogue/benefits/site/show-benefits.server.ts';
import { gstTag } from '#catalogue/gst/gst-rate.ts';
import { readGstPercent } from '#catalogue/gst/list-gst-rates.ts';
import { useTaxed } from '#catalogue/gst/site/use-taxed.ts';
import { readOffer } from '#catalogue/offer/read-offer.ts';
import { listPickers } from '#catalogue/pickers/list-pickers.ts';
import { pickerPath } from '#catalogue/pickers/picker.ts';
import { listPlans } from '#catalogue/plans/list-plans.ts';
import { showPlans } from '#catalogue/plans/site/show-plans.server.ts';
import { listPlansOnSale } from '#catalogue/pricing-plans/list-pricing-plans.ts';
import { readServiceNames } from '#catalogue/services/read-service-names.ts';
import { readServicePage } from '#catalogue/service-pages/read-service-page.ts';
import { servicePageTag } from '#catalogue/service-pages/service-page.ts';
import { pricingPlansTag } from '#catalogue/pricing-plans/pricing-plan.ts';
import { servicePlansOffered } from '#catalogue/pricing-plans/site/structured-data.server.ts';
import { BookingLink } from '#sales/bookings/site/booking-link.tsx';
import { describePage } from '#content/seo/site/describe-page.server.ts';
import { plansOffered } from '#catalogue/plans/site/structured-data.server.ts';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { translated } from '#agency/translations/site/translated.server.ts';
import { formatInr, type Paise } from '#kit/india/money.ts';
import { cachePage, ctxContext } from '#kit/site/context.server.ts';
import type { Route } from './+types/pricing';
import { AddOns } from './add-ons.tsx';
import { Choice } from '#kit/site/ui/choice.tsx';
import { PriceBoard } from './price-board.tsx';
import { ServicePlans } from './service-plans.tsx';
import { serviceForms } from '#site/pages/service-pages/service-forms.ts';
import { asShown, type Tax } from './with-gst.ts';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const store = serviceForms.ecommerce;
  cachePage(
    context,
    'offer',
    'plans',
    'services',
    'pickers',
    benefitsTag,
    pricingPlansTag,
    gstTag,
    servicePageTag(store.slug),
  );
  const ctx = context.get(ctxContext);
  const [content, known, benefits, onSale, names, pickers, gstPercent, storePage] = await Promise.all([
    readOffer(ctx),
    listPlans(ctx),
    showBenefits(context),
    listPlansOnSale(ctx),
    readServiceNames(ctx),
    listPickers(ctx),
    readGstPercent(ctx),
    readServicePage(ctx, { slug: store.slug }),
  ]);
  const offer = await translated(context, content);
  const plans = await showPlans(context, known);
  const ways = pickers.map(({ key, name, intro, features }) => ({
    key,
    name,
    intro,
    leastPaise: Math.min(...features.map(({ pricePaise }) => pricePaise)),
  }));
  const servicePlans = await translated(
    context,
    // The offer's own plans stand on the board above.
    onSale
      .filter(({ offerPlanId }) => offerPlanId === null)
      .map((plan) => ({
        ...plan,
        introductoryPaise:
          plan.serviceName === names.today(store.service) ? (storePage.offer?.paise ?? null) : null,
      })),
  );
  await describePage(context, { kind: 'page', key: 'pricing' }, (about) => [
    ...plansOffered(offer, plans)(about),
    ...servicePlansOffered(servicePlans, about),
  ]);
  return {
    offer,
    plans,
    benefits,
    servicePlans,
    pickers: await translated(context, ways),
    gstPercent,
  };
}

/** Everything that has a price, with its unit, what is paid today, and the way to buy it. */
export default function PricingPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { offer, plans, benefits, servicePlans, pickers, gstPercent } = loaderData;
  const isTaxed = useTaxed();
  const [shown, setShown] = useState<Tax['shown']>('with');
  const tax: Tax = { percent: gstPercent, shown };
  const inclusive = (paise: Paise) => asShown(paise, true, tax);
  const offered = (paise: Paise) => asShown(paise, offer.pricesIncludeGst, tax);
  const exclusive = (paise: Paise) => asShown(paise, false, tax);
  const count = offer.modules.length;
  const [month] = plans;

  return (
    <>
      <PageHead
        title={t`Prices`}
        description={t`What each plan costs a month, what you pay today, and what can be added: with GST or before it.`}
        path="/pricing"
      />
      <noscript>
        <style>{`.needs-scripts{display:none!important}`}</style>
      </noscript>
      <div className="wrap grid items-end gap-x-12 gap-y-8 pt-12 md:grid-cols-[1fr_auto] md:pt-20">
        <div>
          <h1 className="max-w-[10.8em] text-h1">{t`Prices, to the rupee`}</h1>
          <p className="mt-6 max-w-measure text-lead text-ink-soft">
            {t`What a month comes to, what you pay today, and what renewing costs. Nothing renews by itself.`}
          </p>
        </div>
        {isTaxed && (
          <Choice
            name="gst"
            legend={t`Show prices`}
            choices={[
              { value: 'with', text: t`With GST` },
              { value: 'before', text: t`Without GST` },
            ]}
            chosen={shown}
            onChoose={setShown}
          />
        )}
      </div>

      <section aria-labelledby="system" className="wrap section">
        <h2 id="system" className="max-w-[14.9em] text-h2">
          {t`The whole system: ${count} modules, one price`}
        </h2>
        <p className="mt-5 max-w-measure text-lead text-ink-soft">
          {t`Every plan holds all modules. They differ in how long you pay ahead.`}{' '}
          <Link to="/service-plan" className="text-link whitespace-nowrap">
            {t`See what is in it`}
          </Link>
        </p>
        <PriceBoard plans={plans} shown={offered} />
      </section>

      {servicePlans.length > 0 && (
        <section aria-labelledby="one-service" className="bg-sand">
          <div className="wrap section">
            <h2 id="one-service" className="max-w-[14.9em] text-h2">
              {t`One service, done for you`}
            </h2>
            <ServicePlans plans={servicePlans} shown={inclusive} />
          </div>
        </section>
      )}

      {benefits.length > 0 && (
        <section aria-labelledby="add" className="wrap section">
          <h2 id="add" className="max-w-[14.9em] text-h2">
            {t`Add what your shop needs next`}
          </h2>
          <AddOns benefits={benefits} shown={exclusive} />
        </section>
      )}

      <section aria-labelledby="by-feature" className="bg-sand">
        <div className="wrap section">
          <h2 id="by-feature" className="max-w-[14.9em] text-h2">
            {t`Software made for you, feature by feature`}
          </h2>
          <p data-no-print className="mt-5 max-w-measure text-lead text-ink-soft">
            {t`Tick what you need and see the sum. Each feature is paid once; we answer with a quotation.`}
          </p>
          <ul className="mt-8 grid gap-x-10 border-t-2 border-ink sm:grid-cols-2">
            {pickers.map(({ key, name, intro, leastPaise }) => (
              <li key={key} className="border-b border-line py-4">
                <Link to={pickerPath(key)} className="text-link font-semibold">
                  {name}
                </Link>
                <p className="text-sm text-ink-soft">
                  {intro} {t`From ${formatInr(leastPaise)} once for a feature.`}
                </p>
              </li>
            ))}
          </ul>
        </div>
      </section>

      <section aria-labelledby="meant" className="wrap section">
        <h2 id="meant" className="max-w-[14.9em] text-h2">
          {t`What the two prices on our signs mean`}
        </h2>
        <dl className="mt-8 grid gap-6 sm:grid-cols-2">
          <Sign paise={offer.bannerPaise} shown={offered}>
            {offer.bannerNote}
          </Sign>
          {month && (
            <Sign paise={month.pricePaise} shown={offered}>
              {t`The whole system for one month, without paying ahead. If you pay for longer, a month costs less: the table above says how much.`}
            </Sign>
          )}
        </dl>
        <div className="mt-10 grid gap-3 sm:flex">
          <BookingLink origin="pricing" className="btn btn-main" />
          <Link to="/contact-us" className="btn btn-line">
            {t`Contact us`}
          </Link>
        </div>
      </section>
    </>
  );
}

/** What a monthly price on our signs stands for, said as the reader chose to see prices. */
function Sign({
  paise,
  shown,
  children,
}: {
  paise: Paise;
  shown: (paise: Paise) => Paise;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const printed = formatInr(paise);
  const monthly = formatInr(shown(paise));
  return (
    <div className="border-t-2 border-ink pt-4">
      <dt className="font-head text-h3 font-bold tabular-nums">
        {t`${monthly} a month`}
        {monthly !== printed && (
          <span className="block font-text text-base font-normal text-ink-soft">{t`On the sign: ${printed}`}</span>
        )}
      </dt>
      <dd className="mt-2 max-w-[29.5em] text-ink-soft">{children}</dd>
    </div>
  );
}
