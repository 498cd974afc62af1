import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { languageOf, pathIn, plainPath } from '#kit/language/language.ts';

/**
 * What the route table says of an address. `pattern` names its route and no visitor; `path` is the one way to write it;
 * `parts` are the ids of the routes that the page is made of.
 */
export type PageAddress = { pattern: string; path: string; parts: string[]; takesPosts: boolean };

/** Another spelling that answers itself, with the first one as canonical (R-3). */
const secondNames = ['/Google-ads'];

const data = /(?:(?<=\/)_)?\.data$/;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The addresses of the site's pages, however somebody writes them. */
export function pageAddresses(build: ServerBuild) {
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  const below = (parentId: string | undefined): RouteObject[] =>
    routes
      .filter((route) => route.parentId === parentId)
      .map(({ id, index, path, caseSensitive }) => ({
        id,
        ...(path !== undefined && { path }),
        ...(caseSensitive !== undefined && { caseSensitive }),
        ...(index ? { index } : { children: below(id) }),
      }));
  const table = below(undefined);

  const read = (pathname: string): PageAddress | null => {
    const asked = pathname.replace(data, '').replaceAll(/\/{2,}/g, '/') || '/';
    const matches = (isDecodable(asked) && matchRoutes(table, plainPath(asked))) || [];
    const patterns = matches.flatMap(({ route }) => route.path?.split('/').filter(Boolean) ?? []);
    const leaf = matches.at(-1);
    if (!leaf || patterns.includes('*')) return null;
    const segments = patterns.flatMap((pattern) => spelt(pattern, leaf.params));
    const own = secondNames.find((name) => name === plainPath(asked));
    const path = pathIn(own ?? `/${segments.map(encodeURIComponent).join('/')}`, languageOf(asked));
    return {
      pattern: `/${patterns.join('/')}`,
      path: data.test(pathname) ? `${path}${path === '/' ? '_' : ''}.data` : path,
      parts: matches.flatMap(({ route }) => route.id ?? []),
      takesPosts: build.routes[leaf.route.id ?? '']?.module.action !== undefined,
    };
  };

  // React Router reads its whole table for each address, which is a twentieth of rendering a page.
  const known = new Map<string, PageAddress>();

  /** The page at this path, or null where none is. @param pathname as requested, still encoded */
  return function find(pathname: string): PageAddress | null {
    const before = known.get(pathname);
    if (before) return before;
    const found = read(pathname);
    // As many as the site has pages: those without a parameter, in their one spelling.
    if (found?.path === pathname && !found.pattern.includes(':')) known.set(pathname, found);
    return found;
  };
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/** Our own words as the table has them. Slugs and ids are small letters; a secret is as it is. */
function spelt(pattern: string, params: Record<string, string | undefined>): string[] {
  if (!pattern.startsWith(':')) return [pattern];
  const name = pattern.slice(1).replace('?', '');
  const value = params[name];
  if (value === undefined) return [];
  return [['slug', 'policy'].includes(name) || uuid.test(value) ? value.toLowerCase() : value];
}

/** Every page address without a parameter. */
export const plainPaths = (build: ServerBuild): string[] => {
  const pathOf = (id: string | undefined): string => {
    const route = id ? build.routes[id] : undefined;
    return route ? `${pathOf(route.parentId)}${route.path ? `/${route.path}` : ''}` : '';
  };
  const leaves = Object.values(build.routes).filter((route) => route && (route.index || route.path));
  return leaves
    .flatMap((route) => (route ? [pathOf(route.id) || '/'] : []))
    .filter((path) => !/[:*]/.test(path));
};
