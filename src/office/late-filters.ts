import type { createBrowserRouter } from 'react-router';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'state' | 'basename'>;

/**
 * A list narrows half a second after the last letter, by going to its own address again. Who has opened a row meanwhile
 * is somewhere else by then, though the list may still be drawn until the row's page has come: they are not taken back.
 * React-admin marks these ways, and no others, as ones that do not scroll to the top.
 */
export function dropLateFilters(router: Router): void {
  const navigate = router.navigate.bind(router) as (...args: unknown[]) => Promise<void>;
  router.navigate = ((to: unknown, options?: { state?: unknown }) => {
    const here = router.state.location.pathname;
    const meant = (to as { pathname?: string } | null)?.pathname;
    const base = router.basename?.replace(/\/$/, '') ?? '';
    const isElsewhere = meant !== undefined && here !== base + meant;
    const { _scrollToTop: toTop } = (options?.state ?? {}) as { _scrollToTop?: boolean };
    const isOfList = toTop === false;
    return isOfList && isElsewhere ? Promise.resolve() : navigate(to, options);
  }) as Router['navigate'];
}
