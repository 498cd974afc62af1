import { languageNamed, pathIn, plainPath } from '#kit/language/language.ts';

/** The language of the page one is on; outside a page, English. */
const pageLanguage = () =>
  languageNamed(typeof document === 'undefined' ? null : document.documentElement.lang);

/** Asks a call to answer in the page's language, whatever language the browser itself has. */
export const inPageLanguage = () => ({ 'Accept-Language': pageLanguage() });

/**
 * Where a page of ours is in the language of the one that is open. For what leaves the page: links and navigations of the
 * router stay in their language by themselves.
 * @param address a path, or a whole address on this site
 */
export function addressHere(address: string): string {
  const { pathname, search, hash } = new URL(address, 'http://here.invalid');
  return pathIn(pathname + search + hash, pageLanguage());
}

/** The open page as the router knows it: path and query, without its language. */
export const pathHere = () => plainPath(location.pathname) + location.search;
