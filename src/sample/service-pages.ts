import { servicePages } from '#catalogue/service-pages/table.server.ts';
import type { Db } from '#kit/context.ts';
import { inOrder } from '#catalogue/service-pages/section-orders.ts';
import { ServicePageContent, type ServicePageSlug } from '#catalogue/service-pages/service-page.ts';
import applicationDevelopment from '#sample/service-pages/application-development.json';
import digitalMarketing from '#sample/service-pages/digital-marketing.json';
import ecommerce from '#sample/service-pages/get-your-online-store.json';
import googleAds from '#sample/service-pages/google-ads.json';
import metaAds from '#sample/service-pages/meta-ads.json';
import realEstate from '#sample/service-pages/real-estate-website-development-service.json';
import websiteDevelopment from '#sample/service-pages/website-development.json';

/** Pages as we wrote them. */
const pages = {
  'website-development': websiteDevelopment,
  'application-development': applicationDevelopment,
  'get-your-online-store': ecommerce,
  'digital-marketing': digitalMarketing,
  'google-ads': googleAds,
  'meta-ads': metaAds,
  'real-estate-website-development-service': realEstate,
} satisfies Record<ServicePageSlug, unknown>;

/** Gives each service page that has no words yet our own, marked as samples. */
export async function seedServicePages(db: Db): Promise<void> {
  const present = new Set(
    (await db.select({ slug: servicePages.slug }).from(servicePages)).map((row) => row.slug),
  );
  for (const [slug, page] of Object.entries(pages) as [ServicePageSlug, unknown][]) {
    if (present.has(slug)) continue;
    const content = inOrder(slug, ServicePageContent.parse(page));
    await db.insert(servicePages).values({ slug, content, isSample: true }).onConflictDoNothing();
  }
}
