import type { Platform } from '../platform.ts';
import './names.ts';

/** By our own names alone: other apps bring a `webkit` of theirs. */
export function platformOf(window: Pick<Window, 'AndroidInterface' | 'webkit'>): Platform {
  if (window.AndroidInterface) return 'ANDROID_APP';
  return window.webkit?.messageHandlers?.iosInterface ? 'IOS_APP' : 'WEBSITE';
}

/** Where the page runs, decided once when it is loaded. */
export const platform: Platform = typeof window === 'undefined' ? 'WEBSITE' : platformOf(window);
