import type { Thing } from 'schema-dts';
import { largestUrl } from '#agency/media/picture.ts';
import { business, type Described } from '#agency/settings/site/structured-data.server.ts';
import type { Case } from '../case.ts';

/** Work that the agency made for a client. */
export const caseWork =
  ({ client, trade, town, headline, problem, desktop, address }: Case) =>
  (about: Described): Thing[] => [
    {
      '@type': 'CreativeWork',
      '@id': `${about.url}#work`,
      name: `${client}, ${town}`,
      headline,
      abstract: problem,
      genre: trade,
      url: about.url,
      inLanguage: about.inLanguage,
      creator: business(about),
      sourceOrganization: { '@type': 'Organization', name: client, address: town },
      image: desktop ? about.at(largestUrl(desktop)) : about.image,
      ...(address && {
        workExample: { '@type': 'WebSite', url: address.startsWith('/') ? about.at(address) : address },
      }),
    },
  ];
