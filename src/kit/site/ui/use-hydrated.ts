import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the page as sent, true once scripts run it. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
