import { languageOf } from '../src/kit/language/language.ts';
import clients from '../src/sample/sites/clients.json' with { type: 'json' };

/** Public pages that the map leaves out, because nobody should find them by searching. */
export const pagesOffTheMap = [
  '/thank-you',
  '/status',
  '/my-data',
  '/ownership/version/1',
  '/blogs/why-a-slow-website-loses-customers/comments',
];

/** Every page of the sample clients' own sites. */
export const sampleSites = [...clients.map(({ slug }) => `/work/${slug}/site`), '/work/builder/site/homes'];

/** Every English address of the site's own map. */
export async function everyPublicPage(url: string): Promise<string[]> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc ?? '').pathname);
  return paths.filter((path) => languageOf(path) === 'en');
}

/** One address of each kind of public page: of posts, galleries and the like that share a template only the first. */
export async function publicPages(url: string): Promise<string[]> {
  const seen = new Set<string>();
  return (await everyPublicPage(url)).filter((path) => {
    const kind = path
      .replace(/^\/(blogs|event-gallery|work|blog\/older)\/[^/]+/, '/$1/one')
      .replace(/^\/\w+-price$/, '/price');
    return !seen.has(kind) && seen.add(kind);
  });
}
