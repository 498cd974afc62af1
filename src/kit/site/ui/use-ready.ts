import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the page as sent, true once scripts run it. */
export const useReady = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
