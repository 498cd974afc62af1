import type { Sections } from '#agency/documents/sections.ts';
import { servicePageSections, type ServicePageSection } from './sections.ts';
import type { ServicePageSlug } from './service-page.ts';

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
    sections: { order: [...own, ...servicePageSections.filter((key) => !own.includes(key))], hidden },
  };
}
