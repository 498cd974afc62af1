import type { OpeningHoursSpecification, Thing } from 'schema-dts';
import type { PublicSettings } from '../read-settings.ts';

/**
 * What a page's structured data is made from. `at` makes an address whole; `pageAt` does so for a page in the language
 * that is asked for, which `inLanguage` names; `url`: the page itself; `image`: its picture for sharing.
 */
export type Described = {
  settings: PublicSettings;
  url: string;
  image: string;
  at(path: string): string;
  pageAt(path: string): string;
  inLanguage: string;
};

/** How every other thing names the agency. */
export const business = ({ settings, at }: Described) => ({
  '@type': 'ProfessionalService' as const,
  '@id': `${at('/')}/#business`,
  name: settings.brand,
});

const phonesOf = ({ settings }: Described) => settings.phones.map((phone) => `+91${phone}`);

function addressOf({ settings: { addressLines } }: Described) {
  const postalCode = /\b\d{6}\b/.exec(addressLines.join(' '))?.[0];
  return {
    '@type': 'PostalAddress' as const,
    streetAddress: addressLines.join(', '),
    ...(postalCode && { postalCode }),
    addressCountry: 'IN',
  };
}

/** A page of the agency's, with who publishes it: name, address and phone. @param name what the page is called */
export function webPage(about: Described, name: string): Thing {
  const { url, at, pageAt, inLanguage, settings } = about;
  const [telephone] = phonesOf(about);
  return {
    '@type': 'WebPage',
    '@id': url,
    url,
    name,
    inLanguage,
    isPartOf: {
      '@type': 'WebSite',
      '@id': `${pageAt('/')}/#website`,
      name: settings.brand,
      url: pageAt('/'),
    },
    publisher: {
      ...business(about),
      legalName: settings.legalName,
      url: at('/'),
      logo: at('/icon-512.png'),
      ...(telephone && { telephone }),
      address: addressOf(about),
    },
  };
}

/** The agency itself, from its settings, and its website. */
export function agency(about: Described): Thing[] {
  const { settings, at, pageAt, image, inLanguage } = about;
  const phones = phonesOf(about);
  return [
    {
      ...business(about),
      legalName: settings.legalName,
      slogan: settings.tagline,
      description: settings.blurb,
      url: at('/'),
      logo: at('/icon-512.png'),
      image,
      email: settings.email,
      ...(phones[0] && { telephone: phones[0] }),
      contactPoint: phones.map((telephone) => ({
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone,
      })),
      address: addressOf(about),
      hasMap: settings.directionsUrl,
      areaServed: { '@type': 'Country', name: 'India' },
      currenciesAccepted: 'INR',
      foundingDate: String(settings.foundedYear),
      openingHoursSpecification: spansOf(settings.officeHours),
      sameAs: settings.socials.map((social) => social.url),
    },
    {
      '@type': 'WebSite',
      '@id': `${pageAt('/')}/#website`,
      name: settings.brand,
      url: pageAt('/'),
      inLanguage,
      publisher: business(about),
    },
  ];
}

/** Days with the same hours are said together. */
function spansOf(hours: PublicSettings['officeHours']): OpeningHoursSpecification[] {
  const spans = Map.groupBy(hours, ({ startTime, endTime }) => `${startTime} ${endTime}`);
  return [...spans.values()].flatMap((same) => {
    const [first] = same;
    return first
      ? [
          {
            '@type': 'OpeningHoursSpecification' as const,
            dayOfWeek: same.map(({ day }) => day),
            opens: first.startTime,
            closes: first.endTime,
          },
        ]
      : [];
  });
}
