import type { Thing } from 'schema-dts';
import type { Described } from '#agency/settings/site/structured-data.server.ts';
import { rupees } from '#kit/india/money.ts';
import { service } from '#catalogue/services/site/structured-data.server.ts';
import type { Picker } from '../picker.ts';

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
