import { languageOf, pathIn, plainPath } from '#kit/language/language.ts';

/** Areas of the site whose addresses say which page it is. Below others stand tokens that belong to one person. */
const deep = new Set([
  'blog',
  'blogs',
  'service-plan',
  'event-gallery',
  'work',
  'start-growing-your-business-at-₹1999',
]);
const longest = 120;

/**
 * The page that an address names, for counting: in small letters (addresses match in either case), without query, and
 * cut to its first part (below its language) where the rest could be somebody's token. Null where it is no address of a page.
 */
export function pagePath(address: string): string | null {
  const plain = decoded(address.split(/[?#]/, 1)[0] ?? '')?.toLowerCase();
  if (!plain || !/^\/(?:[\p{L}\p{M}\p{N}₹._~-]+\/?)*$/u.test(plain)) return null;
  const [first = '', ...rest] = plainPath(plain).split('/').filter(Boolean);
  const page = pathIn(`/${[first, ...(deep.has(first) ? rest : [])].join('/')}`, languageOf(plain));
  // By character: half of one could not be stored.
  return Array.from(page).slice(0, longest).join('');
}

/** Whether an address may hold somebody's token: no outside service may learn of it. */
export const isPersonalPath = (path: string) => {
  const [first = '', second] = plainPath(path).toLowerCase().split('/').filter(Boolean);
  return second !== undefined && !deep.has(decoded(first) ?? '');
};

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
