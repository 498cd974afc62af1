import { servicePages } from '#db/schema/service-pages.server.ts';
import type { Db } from '#domain/context.ts';
import type { ServicePageContent, ServicePageSlug } from '#domain/service-pages/service-page.ts';
import { seedPicture } from './seed-picture.ts';
import { applicationDevelopment } from './service-pages/application-development.ts';
import { drawingOf } from './service-pages/demo-drawings.ts';
import { digitalMarketing } from './service-pages/digital-marketing.ts';
import { ecommerce } from './service-pages/e-commerce.ts';
import { googleAds } from './service-pages/google-ads.ts';
import { metaAds } from './service-pages/meta-ads.ts';
import type { SeedPage } from './service-pages/parts.ts';
import { realEstate } from './service-pages/real-estate.ts';
import { websiteDevelopment } from './service-pages/website-development.ts';

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
