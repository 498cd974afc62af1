import { and, desc, eq, isNull, max } from 'drizzle-orm';
import { posts } from '#content/blog/table.server.ts';
import { listTags } from '#content/blog/tags/list-tagged.ts';
import { tagPath } from '#content/blog/tags/tag.ts';
import { casePath } from '#content/cases/case-path.ts';
import { cases } from '#content/cases/table.server.ts';
import { galleries, galleryImages } from '#content/galleries/table.server.ts';
import { media } from '#agency/media/table.server.ts';
import { benefits } from '#catalogue/benefits/table.server.ts';
import { pickers } from '#catalogue/pickers/table.server.ts';
import { plans } from '#catalogue/plans/table.server.ts';
import { pricingPlans } from '#catalogue/pricing-plans/table.server.ts';
import { policyVersions } from '#content/policies/table.server.ts';
import { homeKey } from '#content/home/home-content.ts';
import { servicePages } from '#catalogue/service-pages/table.server.ts';
import { settings } from '#agency/settings/table.server.ts';
import { image1, pictureIn, pictureOf } from '#content/blog/post-columns.ts';
import type { Ctx } from '#kit/context.ts';
import { pictureColumns } from '#agency/media/picture-columns.ts';
import type { Picture } from '#agency/media/picture.ts';
import { pickerPath } from '#catalogue/pickers/picker.ts';
import { servicePagePath } from '#catalogue/service-pages/service-page-path.ts';
import { postPath } from '#content/blog/post-path.ts';
import { galleryPath } from '#content/galleries/gallery-path.ts';
import { fixedPages } from './fixed-pages.ts';

/** A page that search engines should know, with the pictures that belong to it. */
export type PublicPage = { path: string; updatedAt: Date; pictures: Picture[] };

type Db = Pick<Ctx, 'db'>;

/** A sitemap holds at most 50,000 addresses, here in three languages; of articles the newest are named. */
const maxPosts = 15_000;

/** Every page that search engines should know, under its first name. */
export async function listPublicPages(ctx: Db): Promise<PublicPage[]> {
  const [fixed, services, articles, tags, walls, work] = await Promise.all([
    listFixed(ctx),
    ctx.db.select({ slug: servicePages.slug, updatedAt: servicePages.updatedAt }).from(servicePages),
    listArticles(ctx),
    listTags(ctx),
    listWalls(ctx),
    listWork(ctx),
  ]);
  const servicePaths = services.map(({ slug, updatedAt }) => ({
    path: servicePagePath(slug),
    updatedAt,
    pictures: [],
  }));
  return [
    ...fixed,
    ...servicePaths.sort((a, b) => a.path.localeCompare(b.path)),
    ...articles,
    ...tags.map(({ slug, updatedAt }) => ({
      path: tagPath(slug),
      updatedAt: updatedAt ?? new Date(0),
      pictures: [],
    })),
    ...walls,
    ...work,
  ];
}

/** Every page shows the agency's facts, so none is older than they are. */
async function listFixed(ctx: Db): Promise<PublicPage[]> {
  const { db } = ctx;
  const published = eq(galleries.status, 'Published');
  const [facts, pickerDates, policyDates, ...newest] = await Promise.all([
    db.select({ key: settings.key, updatedAt: settings.updatedAt }).from(settings),
    db.select({ key: pickers.key, updatedAt: pickers.updatedAt }).from(pickers),
    db
      .select({ slug: policyVersions.slug, updatedAt: max(policyVersions.createdAt) })
      .from(policyVersions)
      .groupBy(policyVersions.slug),
    db.select({ at: max(plans.updatedAt) }).from(plans),
    db.select({ at: max(pricingPlans.updatedAt) }).from(pricingPlans),
    db.select({ at: max(benefits.updatedAt) }).from(benefits),
    db
      .select({ at: max(posts.publishedAt) })
      .from(posts)
      .where(eq(posts.status, 'published')),
    db
      .select({ at: max(cases.updatedAt) })
      .from(cases)
      .where(eq(cases.status, 'Published')),
    db
      .select({ at: max(galleries.updatedAt) })
      .from(galleries)
      .where(and(published, isNull(galleries.deletedAt))),
  ]);
  const [plan, onSale, benefit, post, work, wall] = newest.map(([row]) => row?.at ?? null);
  const factOf = (key: string) => facts.find((fact) => fact.key === key)?.updatedAt ?? null;
  const offered = [factOf('offer'), plan, benefit];
  const own = new Map<string, (Date | null | undefined)[]>([
    ['home', [factOf(homeKey), factOf('about'), factOf('offer'), plan, work]],
    ['about-us', [factOf('about')]],
    ['offer', offered],
    ['pricing', [...offered, onSale, ...pickerDates.map(({ updatedAt }) => updatedAt)]],
    ['service-plan', offered],
    ['work', [work]],
    ['gallery', [wall]],
    ['blog', [post]],
    ...policyDates.map(({ slug, updatedAt }): [string, (Date | null)[]] => [slug, [updatedAt]]),
    ...pickerDates.map(({ key, updatedAt }): [string, Date[]] => [pickerPath(key).slice(1), [updatedAt]]),
  ]);
  return Promise.all(
    [...fixedPages].map(async ([key, read]) => {
      const dates = [factOf('site'), ...(own.get(key) ?? [])].filter((date) => date != null);
      const updatedAt = new Date(Math.max(0, ...dates.map(Number)));
      return { path: (await read(ctx)).path, updatedAt, pictures: [] };
    }),
  );
}

async function listArticles(ctx: Db): Promise<PublicPage[]> {
  const rows = await ctx.db
    .select({ slug: posts.slug, updatedAt: posts.updatedAt, picture: pictureOf(image1) })
    .from(posts)
    .leftJoin(image1, eq(image1.id, posts.image1Id))
    .where(eq(posts.status, 'published'))
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(maxPosts);
  return rows.map(({ slug, updatedAt, picture }) => {
    const shown = pictureIn(picture);
    return { path: postPath(slug), updatedAt, pictures: shown ? [shown] : [] };
  });
}

async function listWalls(ctx: Db): Promise<PublicPage[]> {
  const rows = await ctx.db
    .select({ id: galleries.id, updatedAt: galleries.updatedAt, picture: pictureColumns })
    .from(galleries)
    .leftJoin(galleryImages, eq(galleryImages.galleryId, galleries.id))
    .leftJoin(media, eq(media.id, galleryImages.pictureId))
    .where(and(eq(galleries.status, 'Published'), isNull(galleries.deletedAt)))
    .orderBy(galleries.position, galleries.id, galleryImages.position);
  const pages = new Map<string, PublicPage>();
  for (const { id, updatedAt, picture } of rows) {
    const page = pages.get(id) ?? { path: galleryPath(id), updatedAt, pictures: [] };
    if (picture) page.pictures.push(picture);
    pages.set(id, page);
  }
  return [...pages.values()];
}

async function listWork(ctx: Db): Promise<PublicPage[]> {
  const rows = await ctx.db
    .select({ slug: cases.slug, updatedAt: cases.updatedAt, picture: pictureColumns })
    .from(cases)
    .leftJoin(media, eq(media.id, cases.desktopPictureId))
    .where(eq(cases.status, 'Published'))
    .orderBy(cases.position, cases.id);
  return rows.map(({ slug, updatedAt, picture }) => ({
    path: casePath(slug),
    updatedAt,
    pictures: picture ? [picture] : [],
  }));
}
