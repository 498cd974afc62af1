import { readBookingSettings } from '#sales/bookings/settings/read-booking-settings.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { editPath } from '#kit/screen-paths.ts';
import { readOffer } from '#catalogue/offer/read-offer.ts';
import { listPlans } from '#catalogue/plans/list-plans.ts';
import { listPolicies } from '#content/policies/read-policy.ts';
import { readServicePage } from '#catalogue/service-pages/read-service-page.ts';
import { servicePageSlugs } from '#catalogue/service-pages/service-page.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { policyPath } from '#content/policies/policy-path.ts';
import { readSources } from '#desk/translations/sources.ts';
import { checkContacts } from './contacts.ts';
import type { Contradiction } from './contradiction.ts';
import { checkClaimedCounts, checkLists } from './counts.ts';
import { checkDelivery } from './delivery.ts';
import { checkHours } from './hours.ts';
import { checkOffer, checkServicePrices } from './prices.ts';
import { statementsOf, type Site } from './site.ts';
import { checkYears } from './years.ts';

/** What is compared with what. A new comparison is a function of the site and a line here. */
const checks: ((site: Site) => Contradiction[])[] = [
  checkYears,
  checkDelivery,
  checkClaimedCounts,
  checkLists,
  checkOffer,
  checkServicePrices,
  checkHours,
  checkContacts,
];

/** Facts that the site says in two places and that cannot both be true. R-45 */
export async function checkContent(ctx: Ctx): Promise<Contradiction[]> {
  allow(ctx.actor, 'texts:edit');
  const site = await readSite(ctx);
  return checks.flatMap((check) => check(site));
}

async function readSite(ctx: Ctx): Promise<Site> {
  const [sources, policies, settings, booking, offer, plans, servicePages] = await Promise.all([
    readSources(ctx),
    listPolicies(ctx),
    readSettings(ctx),
    readBookingSettings(ctx),
    readOffer(ctx),
    listPlans(ctx),
    Promise.all(servicePageSlugs.map(async (slug) => ({ slug, ...(await readServicePage(ctx, { slug })) }))),
  ]);
  const written = policies.map(({ slug, title, summary, sections }) => ({
    page: title,
    path: policyPath(slug),
    office: editPath('policies', slug),
    content: { summary, sections },
  }));
  return {
    year: Number(dateInIndia(ctx.now()).slice(0, 4)),
    statements: [...sources, ...written].flatMap(statementsOf),
    settings,
    booking,
    offer,
    plans,
    servicePages,
  };
}
