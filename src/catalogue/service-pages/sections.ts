import type { SectionPlan, Sections } from '#agency/documents/sections.ts';
import type { ServicePageSlug } from './service-page.ts';

const all = [
  'exhibit',
  'features',
  'case',
  'why',
  'work',
  'process',
  'price',
  'form',
  'faq',
  'closing',
] as const;
export type ServicePageSection = (typeof all)[number];

/** What stands below the first screen. The specification wants the others on each page, in no order. */
export const servicePagePlan: SectionPlan<ServicePageSection> = {
  all,
  free: ['exhibit', 'case', 'price', 'closing'],
  kept: ['features', 'why', 'work', 'process', 'form', 'faq'],
};

/** The sections that a page has, in the order in which it begins with them. The form takes what is missing beside it. */
export const servicePageOrders = {
  'website-development': ['case', 'why', 'work', 'process', 'price', 'faq', 'form'],
  'application-development': ['exhibit', 'process', 'case', 'price', 'form', 'work', 'faq', 'closing'],
  'get-your-online-store': ['exhibit', 'features', 'process', 'case', 'work', 'form', 'closing', 'faq'],
  'digital-marketing': ['exhibit', 'why', 'work', 'process', 'form', 'price', 'closing'],
  'google-ads': ['exhibit', 'price', 'form', 'case', 'process', 'work', 'faq', 'closing'],
  'meta-ads': ['case', 'exhibit', 'why', 'process', 'work', 'form', 'price', 'closing'],
  'real-estate-website-development-service': [
    'exhibit',
    'features',
    'work',
    'case',
    'form',
    'process',
    'price',
    'closing',
    'faq',
  ],
} as const satisfies Record<ServicePageSlug, readonly ServicePageSection[]>;

export type SectionOf<S extends ServicePageSlug> = (typeof servicePageOrders)[S][number];

/** What does not speak of its sections, as pages written before that, has them in the order of its page. */
export function inOrder<C extends { sections: Sections<ServicePageSection> }>(
  slug: ServicePageSlug,
  content: C,
): C {
  const { order, hidden } = content.sections;
  if (order.length > 0) return content;
  const own: readonly ServicePageSection[] = servicePageOrders[slug];
  return {
    ...content,
    sections: { order: [...own, ...all.filter((key) => !own.includes(key))], hidden },
  };
}
