import type { PublicPage } from '../list-public-pages.ts';
import { listPublicPages } from '../list-public-pages.ts';
import { languagesWith, languageTags, pathIn, type Language } from '#kit/language/language.ts';
import { largestUrl } from '#agency/media/picture.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { benefitsTag } from '#catalogue/benefits/benefit.ts';
import { pricingPlansTag } from '#catalogue/pricing-plans/pricing-plan.ts';
import { servicePageSlugs, servicePageTag } from '#catalogue/service-pages/service-page.ts';
import { ctxContext, cachePage } from '#kit/site/context.server.ts';
import type { Route } from './+types/sitemap';

const shows = [
  'settings',
  'home',
  'about',
  'offer',
  'plans',
  pricingPlansTag,
  benefitsTag,
  'pickers',
  'policies',
  'blog',
  'galleries',
  'cases',
  'media',
];

/**
 * Every public page under its first name in every language, when it last changed, and its pictures. Kept ready like a
 * page.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  cachePage(context, ...shows, ...servicePageSlugs.map(servicePageTag));
  const languages = languagesWith((await readSettings(ctx)).languages);
  const pages = await listPublicPages(ctx);
  const { SitemapStream, streamToPromise } = await import('sitemap');
  const stream = new SitemapStream({ hostname: ctx.publicUrl, xmlns: bare });
  for (const page of pages)
    for (const language of languages) stream.write(entryOf(page, language, languages, ctx.publicUrl));
  stream.end();
  const xml = await streamToPromise(stream);
  return new Response(new Uint8Array(xml), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
}

const bare = { news: false, video: false, xhtml: true, image: true };

const at = (path: string, language: Language, publicUrl: string) =>
  `${publicUrl}${pathIn(path, language).replace(/^\/$/, '')}`;

const entryOf = (
  { path, updatedAt, pictures }: PublicPage,
  language: Language,
  languages: Language[],
  publicUrl: string,
) => ({
  url: at(path, language, publicUrl),
  // Each names them all, itself too.
  links:
    languages.length === 1
      ? []
      : [
          ...languages.map((one) => ({ lang: languageTags[one], url: at(path, one, publicUrl) })),
          { lang: 'x-default', url: at(path, 'en', publicUrl) },
        ],
  lastmod: updatedAt.toISOString(),
  // The format holds at most 1,000 pictures of a page.
  img: pictures.slice(0, 1_000).map((picture) => ({
    url: `${publicUrl}${largestUrl(picture)}`,
  })),
});
