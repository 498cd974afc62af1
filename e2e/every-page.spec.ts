import { publicPages } from '../bench/addresses.ts';
import { awake, expect, expectAccessible, expectFits, openBeforeScripts, screens, test } from './support.ts';

// Four long walks over the same pages: each may go to whichever worker is free.
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

for (const viewport of screens)
  test.describe(`on ${viewport.width} px`, () => {
    test.use({ viewport });

    test('every kind of public page fits, is accessible, stands still and complains of nothing', async ({
      page,
      site,
    }) => {
      await page.addInitScript(() => {
        const seen = Object.assign(window, { shifted: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            seen.shifted += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const address of await publicPages(site)) {
        await test.step(decodeURIComponent(address), async () => {
          await page.goto(address);
          await awake(page);
          await page.evaluate(() => document.fonts.ready);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expectFits(page);
          await expectAccessible(page);
          // What a visitor sees stays where it is: a hundredth is a tenth of what counts as good.
          expect(await page.evaluate(() => (window as { shifted?: number }).shifted)).toBeLessThan(0.01);
        });
      }
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('every kind of public page is accessible while its scripts are still on their way', async ({
    page,
    site,
  }) => {
    for (const address of await publicPages(site))
      await test.step(decodeURIComponent(address), async () => {
        const letScriptsIn = await openBeforeScripts(page, address);
        await expectAccessible(page);
        await letScriptsIn();
      });
  });
});

test('every kind of public page is readable without JavaScript, and asks nobody else for anything', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site });
  const page = await context.newPage();
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site) && !request.url().startsWith('data:')) elsewhere.push(request.url());
  });
  for (const address of await publicPages(site))
    await test.step(decodeURIComponent(address), async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const words = (await page.getByRole('main').innerText()).split(/\s+/).length;
      expect(words).toBeGreaterThan(20);
    });
  expect(elsewhere).toEqual([]);
  await context.close();
});
