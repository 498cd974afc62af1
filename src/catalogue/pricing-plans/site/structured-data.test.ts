import { expect, test } from 'vitest';
import type { Described } from '#agency/settings/site/structured-data.server.ts';
import type { OfferContent } from '#catalogue/offer/offer-content.ts';
import type { Plan } from '#catalogue/plans/plan.ts';
import { plansOffered } from '#catalogue/plans/site/structured-data.server.ts';
import type { PricingPlan } from '../pricing-plan.ts';
import { servicePlansOffered } from './structured-data.server.ts';

const described = (gstin: string) =>
  ({ settings: { brand: 'Nirmaan', gstin }, at: (path: string) => path, url: '/pricing' }) as Described;
const offer = { headline: 'All in one', intro: '', pricesIncludeGst: true } as OfferContent;
const plan = { duration: '1 Year', months: 12, pricePaise: 1_409_900, description: '' } as Plan;
const sold = { serviceId: '1', serviceName: 'SEO', name: 'Growth', months: 12, sellPaise: 999_900 };

test('machines are told of GST in the prices of plans only where it is charged', () => {
  const told = (gstin: string) =>
    JSON.stringify([
      plansOffered(offer, [plan])(described(gstin)),
      servicePlansOffered([sold as PricingPlan], described(gstin)),
    ]).match(/"valueAddedTaxIncluded":\w+/g);
  expect(told('27AAPFU0939F1ZV')).toEqual(['"valueAddedTaxIncluded":true', '"valueAddedTaxIncluded":true']);
  expect(told('')).toBeNull();
});
