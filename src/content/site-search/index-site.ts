import { casesTag } from '#content/cases/case.ts';
import { pricingPlansTag } from '#catalogue/pricing-plans/pricing-plan.ts';
import { featuresTag } from '#catalogue/real-estate-features/real-estate-feature.ts';
import { servicePageSlugs, servicePageTag } from '#catalogue/service-pages/service-page.ts';
import { translationsTag } from '#agency/translations/translation.ts';
import { job } from '#kit/job.ts';

/** Lets the site's pages be found as they are now; by the clock too, in case word of a change was lost. */
export const siteIndexing = job('index-site', {
  every: { cron: '17 * * * *' },
  evenRestored: true,
  retry: { limit: 6, delay: 5, delayMax: 300 },
  fields: {},
});

/** Articles are found anew with each change of theirs; these are the names of what else can be found. */
const shown = new Set([
  'about', 'offer', 'plans', 'services', 'pickers', 'policies', casesTag, featuresTag, pricingPlansTag,
  translationsTag,
  ...servicePageSlugs.map(servicePageTag),
]); // prettier-ignore

/** Whether pages of these names are found by their words. */
export const concernsSearch = (tags: string[]) => tags.some((tag) => shown.has(tag));
