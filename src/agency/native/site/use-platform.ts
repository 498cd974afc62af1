import { useHydrated } from '#kit/site/ui/use-hydrated.ts';
import type { Platform } from '../platform.ts';
import { platform } from './platform.ts';

/** Where the page runs; a browser until its scripts have taken over, since pages are the same for all. */
export const usePlatform = (): Platform => (useHydrated() ? platform : 'WEBSITE');
