import { storageKeys } from '#kit/calls/browser-storage.ts';

/** A browser's own offer to install the site, which our head holds back; Safari and Firefox make none. */
export type InstallOffer = Event & { prompt(): Promise<unknown> };

declare global {
  interface Window {
    installOffer?: InstallOffer | undefined;
  }
}

type Known = { visits: number; last: number; putAway?: boolean };
const pauseMs = 30 * 60_000;
const minuteMs = 60_000;

/** Whether somebody has come again, or has stayed a minute and looked at a second page. */
export const isEngaged = (visit: { visits: number; pages: number; stayedMs: number }) =>
  visit.visits >= 2 || (visit.pages >= 2 && visit.stayedMs >= minuteMs);

/** Notes that a page is shown. A visit begins after half an hour without one. */
export function notePage(): void {
  const { visits, last, ...rest } = known();
  keep({ ...rest, visits: Date.now() - last > pauseMs ? visits + 1 : visits, last: Date.now() });
}

/** The browser's offer, as soon as it is welcome. @param pages how many were looked at since this one was loaded */
export function welcomeOffer(pages: number): InstallOffer | null {
  const { visits, putAway } = known();
  const isWelcome = !putAway && isEngaged({ visits, pages, stayedMs: performance.now() });
  return (isWelcome && window.installOffer) || null;
}

/** Never asked again: it was put away, or taken. */
export function putOfferAway(): void {
  keep({ ...known(), putAway: true });
}

function known(): Known {
  try {
    return {
      visits: 0,
      last: 0,
      ...(JSON.parse(localStorage.getItem(storageKeys.install) ?? '{}') as object),
    };
  } catch {
    return { visits: 0, last: 0 };
  }
}

function keep(now: Known): void {
  try {
    localStorage.setItem(storageKeys.install, JSON.stringify(now));
  } catch {
    // Then every visit is the first.
  }
}
