import type { Page } from '@playwright/test';

/** The question about cookies. */
export const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });

/** Lets the page send what it has collected, as it does when its visitor turns to another tab. */
export async function hidePage(page: Page) {
  const reporter = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find((file) => /report-visits/.test(file.name))?.name,
  );
  // Once it has run here too, the page's own wait for it is over.
  await page.evaluate((address) => import(address ?? ''), await reporter.jsonValue());
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    Object.defineProperty(document, 'visibilityState', { get: () => 'visible', configurable: true });
  });
}
