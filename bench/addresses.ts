import { languageOf } from '../src/kit/language/language.ts';

/**
 * One English address of each kind of public page, as the site's own map lists them: of posts, galleries and the like that share
 * a template only the first.
 */
export async function publicPages(url: string): Promise<string[]> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc ?? '').pathname);
  const seen = new Set<string>();
  return paths.filter((path) => {
    if (languageOf(path) !== 'en') return false;
    const kind = path
      .replace(/^\/(blogs|event-gallery|work|blog\/older)\/[^/]+/, '/$1/one')
      .replace(/^\/\w+-price$/, '/price');
    return !seen.has(kind) && seen.add(kind);
  });
}
