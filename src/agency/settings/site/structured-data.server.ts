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

/** The agency itself, from its settings, and its website. */
export function agency(about: Described): Thing[] {
  const { settings, at, pageAt, image, inLanguage } = about;
  const phones = settings.phones.map((phone) => `+91${phone}`);
  const postalCode = /\b\d{6}\b/.exec(settings.addressLines.join(' '))?.[0];
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
      address: {
        '@type': 'PostalAddress',
        streetAddress: settings.addressLines.join(', '),
        ...(postalCode && { postalCode }),
        addressCountry: 'IN',
      },
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
