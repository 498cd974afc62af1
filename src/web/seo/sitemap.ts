import type { PublicPage } from '#domain/seo/list-public-pages.ts';
import { listPublicPages } from '#domain/seo/list-public-pages.ts';
import { pictureUrl } from '#domain/media/picture.ts';
import { servicePageSlugs, servicePageTag } from '#domain/service-pages/service-page.ts';
import { ctxContext, keepPage } from '#web/context.server.ts';
import type { Route } from './+types/sitemap';

const shows = ['settings', 'about', 'offer', 'plans', 'pickers', 'policies', 'blog', 'galleries', 'media'];

/** Every public page under its first name, when it last changed, and its pictures. Kept ready like a page. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  keepPage(context, ...shows, ...servicePageSlugs.map(servicePageTag));
  const pages = await listPublicPages(ctx);
  const { SitemapStream, streamToPromise } = await import('sitemap');
  const stream = new SitemapStream({ hostname: ctx.publicUrl, xmlns: bare });
  for (const page of pages) stream.write(entryOf(page, ctx.publicUrl));
  stream.end();
  const xml = await streamToPromise(stream);
  return new Response(new Uint8Array(xml), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
}

const bare = { news: false, video: false, xhtml: false, image: true };

const entryOf = ({ path, updatedAt, pictures }: PublicPage, publicUrl: string) => ({
  url: path === '/' ? publicUrl : `${publicUrl}${path}`,
  lastmod: updatedAt.toISOString(),
  // The format holds at most 1,000 pictures of a page.
  img: pictures.slice(0, 1_000).map((picture) => ({
    url: `${publicUrl}${pictureUrl(picture, picture.widths.at(-1) ?? picture.width, 'webp')}`,
  })),
});
