import { useContext, useEffect, useRef } from 'react';
import { reactRouterProvider, type RouterProvider } from 'react-admin';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router';

/**
 * The router as the screens use it. A form that holds a navigation back asks and answers in later steps, by when another
 * one may be held back: a second click took the first one's place, or came before the answer was drawn. It gets the same
 * answer, or it would wait until the form is saved and go then. After the way on that follows a save nobody waits for an
 * answer any more.
 */
export const routerProvider: RouterProvider = {
  ...reactRouterProvider,
  useBlocker: (shouldBlock) => {
    const router = useContext(RouterContext)?.router;
    const blocker = reactRouterProvider.useBlocker(shouldBlock);
    const stays = useRef(false);
    useEffect(() => {
      if (blocker.state === 'unblocked') stays.current = false;
      else if (stays.current) blocker.reset?.();
    }, [blocker]);
    if (blocker.state !== 'blocked') return blocker;

    const held = () => [...(router?.state.blockers.values() ?? [])].find(({ state }) => state === 'blocked');
    return {
      ...blocker,
      proceed: () => held()?.proceed?.(),
      reset: () => {
        stays.current = true;
        held()?.reset?.();
      },
    };
  },
};
