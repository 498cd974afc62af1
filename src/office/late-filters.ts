import type { createBrowserRouter } from 'react-router';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'state' | 'basename'>;
type Way = { pathname?: string; search?: string };

/**
 * React-admin's lists go to their own address late, in two ways; whoever has gone on meanwhile is not taken back:
 * - Half a second after the last letter a list narrows. Its row may have been opened by then, while the list is still
 *   drawn until the row's page has come. These ways, and no others, are marked as ones that do not scroll to the top.
 * - A list opened without filters replaces its address by those it was left with, again at each drawing until it sees
 *   the new address. On a slow machine that comes after the first press of a tab, of a filter or of “Board”.
 */
export function dropLateFilters(router: Router): void {
  const navigate = router.navigate.bind(router) as (...args: unknown[]) => Promise<void>;
  router.navigate = ((to: unknown, options?: { state?: unknown; replace?: boolean }) => {
    const here = router.state.location;
    const { pathname: meant, search = '' } = (to ?? {}) as Way;
    const base = router.basename?.replace(/\/$/, '') ?? '';
    const isElsewhere = meant !== undefined && here.pathname !== base + meant;
    const { _scrollToTop: toTop } = (options?.state ?? {}) as { _scrollToTop?: boolean };
    const isNarrowing = toTop === false;
    const isAsLeft = options?.replace === true && new URLSearchParams(search).has('perPage');
    const isLate = (isNarrowing && isElsewhere) || (isAsLeft && (isElsewhere || here.search !== ''));
    return isLate ? Promise.resolve() : navigate(to, options);
  }) as Router['navigate'];
}
