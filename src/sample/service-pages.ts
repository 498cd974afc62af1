import { servicePages } from '#catalogue/service-pages/table.server.ts';
import type { Db } from '#kit/context.ts';
import type { ServicePageContent, ServicePageSlug } from '#catalogue/service-pages/service-page.ts';
import { seedPicture } from './seed-picture.ts';
import { applicationDevelopment } from '#sample/service-pages/application-development.ts';
import { drawingOf } from '#sample/service-pages/demo-drawings.ts';
import { digitalMarketing } from '#sample/service-pages/digital-marketing.ts';
import { ecommerce } from '#sample/service-pages/e-commerce.ts';
import { googleAds } from '#sample/service-pages/google-ads.ts';
import { metaAds } from '#sample/service-pages/meta-ads.ts';
import type { SeedPage } from '#sample/service-pages/parts.ts';
import { realEstate } from '#sample/service-pages/real-estate.ts';
import { websiteDevelopment } from '#sample/service-pages/website-development.ts';

const pages: Record<ServicePageSlug, SeedPage> = {
  'website-development': websiteDevelopment,
  'application-development': applicationDevelopment,
  'get-your-online-store': ecommerce,
  'digital-marketing': digitalMarketing,
  'google-ads': googleAds,
  'meta-ads': metaAds,
  'real-estate-website-development-service': realEstate,
};

/** Gives each service page that has no words yet our own, marked as samples. */
export async function seedServicePages(db: Db): Promise<void> {
  const present = new Set(
    (await db.select({ slug: servicePages.slug }).from(servicePages)).map((row) => row.slug),
  );
  for (const [slug, page] of Object.entries(pages) as [ServicePageSlug, SeedPage][]) {
    if (present.has(slug)) continue;
    const content = { ...page, demos: await withPictures(db, page.demos) };
    await db.insert(servicePages).values({ slug, content, isSample: true }).onConflictDoNothing();
  }
}

async function withPictures(db: Db, { heading, items }: SeedPage['demos']) {
  const shown: ServicePageContent['demos']['items'] = [];
  for (const { title, text, drawing } of items) {
    const alt = `Drawing of a sample work: ${title.toLowerCase()}`;
    const pictureId = await seedPicture({ db }, `demo-${drawing}`, drawingOf(drawing), alt);
    shown.push({ title, text, pictureId, sample: true });
  }
  return { heading, items: shown };
}
