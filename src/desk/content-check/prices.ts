import { formatInr } from '#kit/india/money.ts';
import { bannerWarning } from '#catalogue/offer/offer-content.ts';
import { offerPath } from '#kit/offer-path.ts';
import { editPath } from '#kit/screen-paths.ts';
import { perMonthPaise } from '#catalogue/plans/plan.ts';
import { servicePagePath } from '#catalogue/service-pages/service-page-path.ts';
import type { Claim, Contradiction } from './contradiction.ts';
import type { Site } from './site.ts';

const amount = /₹\s*([\d,]+(?:\.\d{1,2})?)/g;
const monthly = /₹\s*([\d,]+(?:\.\d{1,2})?)\s*(?:a|per|each|\/)\s*month/gi;
const paiseIn = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, typed = '']) => Math.round(Number(typed.replaceAll(',', '')) * 100));

/** Prices that the offer page's texts name and no plan has. */
export function checkOffer({ statements, offer, plans }: Site): Contradiction[] {
  const prices = new Set([
    offer.bannerPaise,
    ...plans.flatMap((plan) => [plan.pricePaise, plan.originalPaise, perMonthPaise(plan)]),
  ]);
  const others = statements.filter(
    ({ says, place }) =>
      place.path === offerPath && paiseIn(says, amount).some((paise) => !prices.has(paise)),
  );
  const onSale: Claim = {
    says: plans.map((plan) => `${plan.duration}: ${formatInr(plan.pricePaise)}`).join(', '),
    place: { page: 'Offer plans', part: 'prices', path: offerPath, office: '/plans' },
  };
  const warning = bannerWarning(offer, plans);
  const banner: Claim = {
    says: `${formatInr(offer.bannerPaise)}/Month`,
    place: { page: 'Offer', part: 'banner', path: offerPath, office: '/offer' },
  };
  return [
    ...(others.length > 0
      ? [{ about: 'Prices of the offer', why: 'No plan has this price.', claims: [onSale, ...others] }]
      : []),
    ...(warning ? [{ about: 'Banner of the offer', why: warning, claims: [banner, onSale] }] : []),
  ];
}

/** Monthly prices in the texts of a service page, against the price that the page shows large. */
export const checkServicePrices = ({ statements, servicePages }: Site): Contradiction[] =>
  servicePages.flatMap(({ slug, offer, badge }) => {
    if (!offer) return [];
    const shown = new Set([offer.paise, offer.struckPaise]);
    const others = statements.filter(
      ({ says, place }) =>
        place.path === servicePagePath(slug) && paiseIn(says, monthly).some((paise) => !shown.has(paise)),
    );
    if (others.length === 0) return [];
    const says = `${formatInr(offer.paise)} instead of ${formatInr(offer.struckPaise)}`;
    const price = {
      says,
      place: {
        page: badge,
        part: 'offer',
        path: servicePagePath(slug),
        office: editPath('service-pages', slug),
      },
    };
    return [{ about: `Price: ${badge}`, why: 'The page shows another price.', claims: [price, ...others] }];
  });
