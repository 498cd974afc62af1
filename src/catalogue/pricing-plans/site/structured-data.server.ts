import type { Thing } from 'schema-dts';
import type { Described } from '#agency/settings/site/structured-data.server.ts';
import { inRupees, service } from '#catalogue/services/site/structured-data.server.ts';
import type { PricingPlan } from '../pricing-plan.ts';

/** Services done for the customer, each with its plans: paid once for their months, with GST. */
export const servicePlansOffered = (plans: PricingPlan[], about: Described): Thing[] =>
  [...Map.groupBy(plans, ({ serviceId }) => serviceId)].map(([serviceId, own]) => ({
    ...service(about, own[0]?.serviceName ?? '', own.map(({ name }) => name).join(', ')),
    '@id': `${about.url}#service-${serviceId}`,
    offers: own.map(({ name, months, sellPaise }) => ({
      '@type': 'Offer',
      name,
      url: about.url,
      ...inRupees(sellPaise),
      eligibleDuration: { '@type': 'QuantitativeValue', value: months, unitCode: 'MON' },
      priceSpecification: {
        '@type': 'PriceSpecification',
        ...inRupees(sellPaise),
        ...(about.settings.gstin && { valueAddedTaxIncluded: true }),
      },
    })),
  }));
