import { useContext } from 'react';
import { reactRouterProvider, type RouterProvider } from 'react-admin';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router';

/**
 * The router as the screens use it. A form that holds a navigation back answers in a later step; when another navigation
 * went through meanwhile (the way on after a save), nobody waits for the answer any more and the router would throw.
 */
export const routerProvider: RouterProvider = {
  ...reactRouterProvider,
  useBlocker: (shouldBlock) => {
    const router = useContext(RouterContext)?.router;
    const blocker = reactRouterProvider.useBlocker(shouldBlock);
    if (blocker.state !== 'blocked') return blocker;
    const ifHeld = (answer: () => void) => () => {
      for (const held of router?.state.blockers.values() ?? []) if (held === blocker) return answer();
    };
    return { ...blocker, proceed: ifHeld(blocker.proceed), reset: ifHeld(blocker.reset) };
  },
};
