import type { createBrowserRouter, NavigateOptions } from 'react-router';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'state' | 'basename'>;
type Way = { pathname?: string; search?: string };

/**
 * React-admin's lists go to their own address late, in two ways; whoever has gone on meanwhile is not taken back, nor
 * is a filter taken off again that was added meanwhile:
 * - Half a second after the last letter a list narrows. Its row may have been opened by then, while the list is still
 *   drawn until the row's page has come. These ways, and no others, are marked as ones that do not scroll to the top.
 * - A list opened without filters replaces its address by those it was left with, again at each drawing until it sees
 *   the new address. On a slow machine that comes after the first press of a tab, of a filter or of “Board”.
 *
 * What narrows a list is drawn at once. As a transition, which any way is to the router, it waits while somebody goes on
 * pressing and typing, and a view saved meanwhile was one without the words that stood in the field.
 */
export function dropLateFilters(router: Router): void {
  const navigate = router.navigate.bind(router) as (...args: unknown[]) => Promise<void>;
  router.navigate = ((to: unknown, options?: NavigateOptions) => {
    const here = router.state.location;
    const { pathname: meant, search = '' } = (to ?? {}) as Way;
    const base = router.basename?.replace(/\/$/, '') ?? '';
    const isElsewhere = meant !== undefined && here.pathname !== base + meant;
    const { _scrollToTop: toTop } = (options?.state ?? {}) as { _scrollToTop?: boolean };
    const isNarrowing = toTop === false;
    const isAsLeft = options?.replace === true && new URLSearchParams(search).has('perPage');
    const isLate = (isNarrowing && isElsewhere) || (isAsLeft && (isElsewhere || here.search !== ''));
    if (isLate) return Promise.resolve();
    if (!isNarrowing) return navigate(to, options);
    return navigate(
      { ...(to as Way), search: withShown(here.search, search) },
      { ...options, flushSync: true },
    );
  }) as Router['navigate'];
}

/**
 * What narrows a list goes by the filters that were shown when it was typed. One that was added since has changed no
 * value, so it is kept; whoever hides a filter changes nothing but that one, and whoever hides all leaves no value.
 */
function withShown(before: string, after: string): string {
  const [was, is] = [before, after].map(listIn);
  if (!was || !is) return after;
  const gone = Object.keys(was.shown).filter((key) => !(key in is.shown));
  const keys = new Set([...Object.keys(was.shown), ...Object.keys(was.filter), ...Object.keys(is.filter)]);
  const changed = [...keys].filter((key) => valueAt(was.filter, key) !== valueAt(is.filter, key));
  const isTyped = changed.some((key) => !gone.some((one) => one === key || one.startsWith(`${key}.`)));
  if (gone.length === 0 || !isTyped || Object.keys(is.filter).length === 0) return after;
  is.params.set('displayedFilters', JSON.stringify({ ...was.shown, ...is.shown }));
  return `?${is.params}`;
}

type Filters = Record<string, unknown>;

function listIn(search: string) {
  const params = new URLSearchParams(search);
  try {
    const [shown, filter] = ['displayedFilters', 'filter'].map(
      (name) => JSON.parse(params.get(name) ?? '{}') as Filters,
    );
    return { params, shown: shown ?? {}, filter: filter ?? {} };
  } catch {
    return null;
  }
}

const valueAt = (filter: Filters, path: string) =>
  JSON.stringify(
    path.split('.').reduce<unknown>((inner, key) => (inner as Filters | undefined)?.[key], filter),
  );
