import { enquirySources } from '#sales/leads/enquiries/wire/client.ts';
import type { PickerKey } from '#catalogue/pickers/picker.ts';
import type { ServicePageSlug } from '#catalogue/service-pages/service-page.ts';

/** What tells one service page's form from another's: its source label and the service it begins with, by the name that it
 * first had: the owner may have given it another. */
export type ServiceForm = {
  slug: ServicePageSlug;
  service: string;
  source: string;
  /** The boxes stay ticked after success on this page only. */
  keepTicks?: boolean;
  /** This page trims what was typed. */
  trim?: boolean;
  /** What prices it where no plan of it is on sale. */
  picker?: PickerKey;
};

const { website, application, ecommerce, digitalMarketing, googleAds, metaAds, realEstate } = enquirySources;

export const serviceForms = {
  website: { slug: 'website-development', service: 'Website Development', source: website },
  application: {
    slug: 'application-development',
    service: 'Application Development',
    source: application,
    picker: 'staff',
  },
  ecommerce: {
    slug: 'get-your-online-store',
    service: 'E-commerce Website',
    source: ecommerce,
    keepTicks: true,
  },
  digitalMarketing: { slug: 'digital-marketing', service: 'Digital Marketing', source: digitalMarketing },
  googleAds: { slug: 'google-ads', service: 'Google Ads', source: googleAds },
  metaAds: { slug: 'meta-ads', service: 'Meta Ads', source: metaAds, trim: true },
  realEstate: {
    slug: 'real-estate-website-development-service',
    service: 'Real Estate',
    source: realEstate,
    picker: 'crm',
  },
} satisfies Record<string, ServiceForm>;
