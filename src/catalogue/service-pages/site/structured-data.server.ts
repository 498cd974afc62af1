import type { FAQPage, Offer, Thing } from 'schema-dts';
import type { Described } from '#agency/settings/site/structured-data.server.ts';
import { inRupees, service } from '#catalogue/services/site/structured-data.server.ts';
import type { Paise } from '#kit/india/money.ts';
import type { ShownServicePage } from '../read-service-page.ts';
import { wordsShown } from '../section-orders.ts';
import type { ServicePageSlug } from '../service-page.ts';

/** A service page: the service, and its price and its questions where the page shows them. */
export const servicePage =
  (
    slug: ServicePageSlug,
    {
      title,
      description,
      offer,
      faq,
      sections,
    }: Pick<ShownServicePage, 'title' | 'description' | 'offer' | 'faq' | 'sections'>,
  ) =>
  (about: Described): Thing[] => {
    const shown = wordsShown(slug, sections);
    return [
      {
        ...service(about, title, description),
        serviceType: title,
        ...(offer && shown.has('offer') && { offers: monthlyOffer(about.url, offer) }),
      },
      ...(shown.has('faq') ? [questions(about.url, faq)] : []),
    ];
  };

const questions = (url: string, faq: ShownServicePage['faq']): FAQPage => ({
  '@type': 'FAQPage',
  '@id': `${url}#faq`,
  mainEntity: faq.items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

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
