import { and, count, eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { posts } from '#content/blog/table.server.ts';
import { pricingPlans } from '#catalogue/pricing-plans/table.server.ts';
import { settings } from '#agency/settings/table.server.ts';
import type { Db } from '#kit/context.ts';
import { seedAdmission } from './admission.ts';
import { seedBenefits } from './benefits.ts';
import { seedBlog } from './blog.ts';
import { seedCases } from './cases.ts';
import { seedGalleries } from './galleries.ts';
import { seedRealEstateFeatures } from './real-estate-features.ts';

/** What shows how a full site looks, unless the owner has taken it away. */
export async function seedDemoContent(db: Db): Promise<void> {
  const [off] = await db
    .select({ key: settings.key })
    .from(settings)
    .where(and(eq(settings.key, 'demo-content'), eq(settings.value, { on: false })));
  if (off) return;
  await seedCases(db);
  await seedGalleries(db);
  await seedBlog(db);
  await seedRealEstateFeatures(db);
  await seedBenefits(db);
  await seedAdmission(db);
}

/** Writes it once more: what is written only once may be written again where nothing of it is left. */
export async function addDemoAgain(db: Db): Promise<void> {
  const again: string[] = [];
  if (await isGone(db, posts, posts.isSample)) again.push('blog-seeded');
  if (await isGone(db, pricingPlans, pricingPlans.isSample)) again.push('admission-samples');
  if (again.length > 0) await db.delete(settings).where(inArray(settings.key, again));
  await seedDemoContent(db);
}

async function isGone(db: Db, table: PgTable, isSample: PgColumn) {
  const [left] = await db.select({ rows: count() }).from(table).where(eq(isSample, true));
  return left?.rows === 0;
}
