import { findPost } from '#content/blog/find-post.ts';
import { firstParagraph } from '#content/blog/post-blocks.ts';
import { findTag } from '#content/blog/tags/list-tagged.ts';
import { tagPath } from '#content/blog/tags/tag.ts';
import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { getPublishedGallery } from '#content/galleries/get-gallery.ts';
import { readServicePage, shownServicePage } from '#catalogue/service-pages/read-service-page.ts';
import { servicePagePath } from '#catalogue/service-pages/service-page-path.ts';
import { servicePageSlugs } from '#catalogue/service-pages/service-page.ts';
import { postPath } from '#content/blog/post-path.ts';
import { casePath } from '#content/cases/case-path.ts';
import { findCase as findPublishedCase } from '#content/cases/find-case.ts';
import { listPublishedCases } from '#content/cases/list-cases.ts';
import { galleryPath } from '#content/galleries/gallery-path.ts';
import { fixedPages } from './fixed-pages.ts';
import type { PageKey, SharedPage } from './shared-page.ts';

type Find = (ctx: Pick<Ctx, 'db'>, key: string) => Promise<SharedPage | null>;

const findService: Find = async (ctx, key) => {
  const slug = servicePageSlugs.find((known) => known === key);
  if (!slug) return null;
  const page = await readServicePage(ctx, { slug });
  const { title, badge, heading, lead } = page;
  const [shown] = await listPublishedCases(ctx, { service: slug });
  const picture = (await shownServicePage(ctx, slug, page)).picture ?? shown?.desktop ?? null;
  const words = { name: title, eyebrow: badge, title: heading, line: lead };
  return { path: servicePagePath(slug), parent: null, look: 'ink', picture, ...words };
};

const blog = { name: /*i18n*/ 'Blog', path: '/blog' };
const findArticle: Find = async (ctx, key) => {
  const post = await findPost(ctx, { slug: key });
  if (post?.slug !== key) return null;
  const { title, category, image1, seoDescription, blocks } = post;
  const line = seoDescription || firstParagraph(blocks);
  const words = { name: title, eyebrow: category || blog.name, title, line };
  return { path: postPath(key), parent: blog, look: 'paper', picture: image1, ...words };
};

const walls = { name: /*i18n*/ 'Gallery', path: '/gallery' };
const findGallery: Find = async (ctx, key) => {
  try {
    const { title, description, cover, images } = await getPublishedGallery(ctx, { galleryId: key });
    const picture = cover ?? images[0]?.picture ?? null;
    const words = {
      name: title,
      eyebrow: `${walls.name}, ${images.length} pictures`,
      title,
      line: description,
    };
    return { path: galleryPath(key), parent: walls, look: 'ink', picture, ...words };
  } catch (error) {
    if (error instanceof NotFound) return null;
    throw error;
  }
};

const work = { name: /*i18n*/ 'Our work', path: '/work' };
const findCase: Find = async (ctx, key) => {
  const found = await findPublishedCase(ctx, { slug: key });
  if (!found) return null;
  const { client, trade, town, headline, problem, desktop } = found;
  const words = { name: client, eyebrow: `${client}, ${town}`, title: headline, line: problem || trade };
  return { path: casePath(key), parent: work, look: 'ink', picture: desktop, ...words };
};

const findTagged: Find = async (ctx, key) => {
  const tag = await findTag(ctx, { slug: key });
  if (!tag) return null;
  const words = { name: tag.name, eyebrow: blog.name, title: tag.name, line: 'Read today, use tomorrow' };
  return { path: tagPath(key), parent: blog, look: 'paper', picture: null, ...words };
};

const finders: Record<PageKey['kind'], Find> = {
  page: async (ctx, key) => (await fixedPages.get(key)?.(ctx)) ?? null,
  service: findService,
  post: findArticle,
  gallery: findGallery,
  case: findCase,
  tag: findTagged,
};

/** The public page of this name, or null: nobody can have a page described that is not there. */
export const findPage = (ctx: Pick<Ctx, 'db'>, { kind, key }: PageKey): Promise<SharedPage | null> =>
  finders[kind](ctx, key);
