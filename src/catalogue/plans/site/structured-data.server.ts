import type { Thing } from 'schema-dts';
import type { Described } from '#agency/settings/site/structured-data.server.ts';
import type { OfferContent } from '#catalogue/offer/offer-content.ts';
import { inRupees, service } from '#catalogue/services/site/structured-data.server.ts';
import type { Plan } from '../plan.ts';

/** The plans: each is paid once for its months. */
export const plansOffered =
  (content: OfferContent, plans: Plan[]) =>
  (about: Described): Thing[] => [
    {
      ...service(about, content.headline, content.intro),
      offers: plans.map((plan) => ({
        '@type': 'Offer',
        name: plan.duration,
        ...(plan.description && { description: plan.description }),
        url: about.url,
        ...inRupees(plan.pricePaise),
        eligibleDuration: { '@type': 'QuantitativeValue', value: plan.months, unitCode: 'MON' },
        priceSpecification: {
          '@type': 'PriceSpecification',
          ...inRupees(plan.pricePaise),
          ...(about.settings.gstin && { valueAddedTaxIncluded: content.pricesIncludeGst }),
        },
      })),
    },
  ];
