import type { SectionPlan } from '#agency/documents/sections.ts';

export const servicePageSections = [
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
export type ServicePageSection = (typeof servicePageSections)[number];

/** What stands below the first screen. The specification wants the others on each page, in no order. */
export const servicePagePlan: SectionPlan<ServicePageSection> = {
  all: servicePageSections,
  free: ['exhibit', 'case', 'price', 'closing'],
  kept: ['features', 'why', 'work', 'process', 'form', 'faq'],
};
