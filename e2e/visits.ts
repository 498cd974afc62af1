import type { Page } from '@playwright/test';

/** The question about cookies. */
export const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });

/** Lets the page send what it has collected, as it does when its visitor turns to another tab. */
export async function hidePage(page: Page) {
  await page.waitForLoadState('load');
  await page.locator('html[data-hydrated]').waitFor();
  // The page waits for the same, and has come before us.
  await page.evaluate(() => new Promise((go) => requestIdleCallback(go)));
  await turnAway(page);
}

/** As its visitor does, whatever the page is at. */
export const turnAway = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    Object.defineProperty(document, 'visibilityState', { get: () => 'visible', configurable: true });
  });

/** Who else may count visits. */
export const outside = /googletagmanager|google-analytics|facebook/;

type Report = { visit: string | null; events: { kind: string; path: string; entry: boolean }[] };

/** What a page sends to count visits, and what it asks foreign hosts for. */
export async function listen(page: Page) {
  const reports: Report[] = [];
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (outside.test(request.url())) foreign.push(request.url());
  });
  // A beacon's body is not shown to whoever watches the network.
  await page.exposeFunction('seen', (text: string) => reports.push(JSON.parse(text) as Report));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      const { seen } = window as unknown as { seen: (text: string) => void };
      if (body instanceof Blob) void body.text().then(seen);
      return send(url, body);
    };
  });
  return { reports, foreign };
}
