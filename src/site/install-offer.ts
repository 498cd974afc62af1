import { storageKeys } from '#kit/calls/browser-storage.ts';

/** A browser's own offer to install the site, which our head holds back; Safari and Firefox make none. */
export type InstallOffer = Event & { prompt(): Promise<unknown> };

declare global {
  interface Window {
    installOffer?: InstallOffer | undefined;
  }
}

const minuteMs = 60_000;

/** Whether somebody has stayed a minute and looked at a second page. Nothing is counted beyond this load of the site. */
export const isEngaged = (visit: { pages: number; stayedMs: number }) =>
  visit.pages >= 2 && visit.stayedMs >= minuteMs;

/** The browser's offer, as soon as it is welcome. @param pages how many were looked at since the site was loaded */
export function welcomeOffer(pages: number): InstallOffer | null {
  const isWelcome = isEngaged({ pages, stayedMs: performance.now() }) && !wasPutAway();
  return (isWelcome && window.installOffer) || null;
}

/** Never asked again: it was put away, or taken. */
export function putOfferAway(): void {
  try {
    localStorage.setItem(storageKeys.install, 'put away');
  } catch {
    // Then it is asked again on another day.
  }
}

function wasPutAway(): boolean {
  try {
    return localStorage.getItem(storageKeys.install) !== null;
  } catch {
    return false;
  }
}
