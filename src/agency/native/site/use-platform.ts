import { useSyncExternalStore } from 'react';
import type { Platform } from '../platform.ts';
import { platform } from './platform.ts';

const never = () => () => {};

/** Where the page runs; a browser until its scripts have taken over, since pages are the same for all. */
export const usePlatform = () =>
  useSyncExternalStore<Platform>(
    never,
    () => platform,
    () => 'WEBSITE',
  );
