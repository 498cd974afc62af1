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

/**
 * What a page shows in a part that is not called after it, or shows there instead. `hours`: the page's own table without
 * the names of its columns; `estate-features`: those that the owner keeps in a list of their own.
 */
type ServicePageParts = {
  hero: readonly ('proof' | 'offer')[];
  form: readonly ('why' | 'faq' | 'closing')[];
  exhibit?: readonly 'hours'[];
  features?: readonly 'estate-features'[];
};
export type ServicePageWords =
  | ServicePageSection
  | NonNullable<ServicePageParts[keyof ServicePageParts]>[number];

/** The parts of each page that hold other words than their own; every other section shows what it is called after. */
export const servicePageParts: Record<ServicePageSlug, ServicePageParts> = {
  'website-development': { hero: ['proof'], form: ['closing'] },
  'application-development': { hero: ['proof'], form: ['why'] },
  'get-your-online-store': { hero: ['offer'], form: ['why'] },
  'digital-marketing': { hero: ['proof'], form: ['faq'] },
  'google-ads': { hero: ['proof'], form: ['why'] },
  'meta-ads': { hero: ['proof'], form: ['faq'] },
  'real-estate-website-development-service': {
    hero: ['proof'],
    exhibit: ['hours'],
    features: ['estate-features'],
    form: ['why'],
  },
};

/** Which of its words a page shows. @param sections that visitors see, as `shownServicePage` says them */
export function wordsShown(
  slug: ServicePageSlug,
  sections: readonly ServicePageSection[],
): Set<ServicePageWords> {
  const { hero, ...parts }: ServicePageParts & HeldIn = servicePageParts[slug];
  return new Set([...hero, ...sections.flatMap((key) => parts[key] ?? [key])]);
}
type HeldIn = Partial<Record<ServicePageSection, readonly ServicePageWords[]>>;

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
