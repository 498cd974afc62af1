import { rupees, type Paise } from '#kit/india/money.ts';
import { business, type Described } from '#agency/settings/site/structured-data.server.ts';

/** A price as schema.org wants it. */
export const inRupees = (paise: Paise) => ({ price: rupees(paise), priceCurrency: 'INR' });

/** What every service says of itself. */
export const service = (about: Described, name: string, description: string) => ({
  '@type': 'Service' as const,
  '@id': `${about.url}#service`,
  name,
  description,
  url: about.url,
  image: about.image,
  provider: business(about),
  areaServed: { '@type': 'Country' as const, name: 'India' },
});
