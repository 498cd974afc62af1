import type { Platform } from '../platform.ts';
import './names.ts';

function detect(): Platform {
  if (typeof window === 'undefined') return 'WEBSITE';
  if (window.AndroidInterface) return 'ANDROID_APP';
  return window.webkit?.messageHandlers?.iosInterface ? 'IOS_APP' : 'WEBSITE';
}

/** Where the page runs, decided once when it is loaded. */
export const platform = detect();
