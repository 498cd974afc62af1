import type { Offer, Thing } from 'schema-dts';
import type { Described } from '#agency/settings/site/structured-data.server.ts';
import { inRupees, service } from '#catalogue/services/site/structured-data.server.ts';
import type { Paise } from '#kit/india/money.ts';
import type { ServicePageContent } from '../service-page.ts';

/** A service page: the service, its price where it names one, and its questions. */
export const servicePage =
  ({ title, description, offer, faq }: Pick<ServicePageContent, 'title' | 'description' | 'offer' | 'faq'>) =>
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
