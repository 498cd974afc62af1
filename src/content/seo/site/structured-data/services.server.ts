import type { Offer, Thing } from 'schema-dts';
import type { Paise } from '#kit/india/money.ts';
import type { OfferContent } from '#catalogue/offer/offer-content.ts';
import type { Picker } from '#catalogue/pickers/picker.ts';
import type { Plan } from '#catalogue/plans/plan.ts';
import type { ShownServicePage } from '#catalogue/service-pages/read-service-page.ts';
import { business } from './business.server.ts';
import type { Described } from './describe-page.server.ts';

/** Rupees as a number with a point, as schema.org wants prices. */
const rupees = (paise: Paise) => (paise / 100).toFixed(2);
const inRupees = (paise: Paise) => ({ price: rupees(paise), priceCurrency: 'INR' });

/** What every service says of itself. */
const service = (about: Described, name: string, description: string) => ({
  '@type': 'Service' as const,
  '@id': `${about.url}#service`,
  name,
  description,
  url: about.url,
  image: about.image,
  provider: business(about),
  areaServed: { '@type': 'Country' as const, name: 'India' },
});

/** A service page: the service, its price where it names one, and its questions. */
export const servicePage =
  ({ title, description, offer, faq }: ShownServicePage) =>
  (about: Described): Thing[] => [
    {
      ...service(about, title, description),
      serviceType: title,
      ...(offer && { offers: monthlyOffer(about.url, offer) }),
    },
    {
      '@type': 'FAQPage',
      '@id': `${about.url}#faq`,
      mainEntity: faq.items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];

/** A price that is paid each month; the struck one is said to be that. */
const monthlyOffer = (url: string, offer: { paise: Paise; struckPaise: Paise; words: string }): Offer => ({
  '@type': 'Offer',
  url,
  description: offer.words,
  ...inRupees(offer.paise),
  priceSpecification: [
    { '@type': 'UnitPriceSpecification', ...inRupees(offer.paise), unitCode: 'MON' },
    {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      ...inRupees(offer.struckPaise),
      unitCode: 'MON',
    },
  ],
});

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
          valueAddedTaxIncluded: content.pricesIncludeGst,
        },
      })),
    },
  ];

/** A picker: software put together from features, each with its price. */
export const featuresOffered =
  ({ name, intro, features }: Picker) =>
  (about: Described): Thing[] => [
    {
      ...service(about, name, intro),
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'INR',
        lowPrice: rupees(Math.min(...features.map((feature) => feature.pricePaise))),
        highPrice: rupees(features.reduce((sum, feature) => sum + feature.pricePaise, 0)),
        offerCount: features.length,
      },
    },
  ];
