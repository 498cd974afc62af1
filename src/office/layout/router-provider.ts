import { useCallback, useContext, useSyncExternalStore } from 'react';
import { reactRouterProvider, type RouterProvider } from 'react-admin';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router';

/**
 * The router as the screens use it. That a form holds a navigation back is read from the router itself: told by a render
 * that may wait, as the router does it, the second of two quick clicks could come to light only after the form was saved,
 * and take away somebody who had chosen to stay.
 */
export const routerProvider: RouterProvider = {
  ...reactRouterProvider,
  useBlocker: (shouldBlock) => {
    reactRouterProvider.useBlocker(shouldBlock);
    const router = useContext(RouterContext)?.router;
    const subscribe = useCallback(
      (changed: () => void) => router?.subscribe(changed) ?? (() => undefined),
      [router],
    );
    return useSyncExternalStore(subscribe, () => heldBy(router?.state.blockers ?? none));
  },
};

type Held = ReturnType<RouterProvider['useBlocker']>;
const none = new Map<string, Held>();
const nothing: Held = { state: 'unblocked', reset: undefined, proceed: undefined, location: undefined };

/** The navigation that waits for an answer or has got one: there is never more than one. */
const heldBy = (blockers: Map<string, Held>): Held =>
  [...blockers.values()].find(({ state }) => state !== 'unblocked') ?? nothing;
