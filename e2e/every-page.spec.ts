import type { Page } from '@playwright/test';
import { publicPages } from '../bench/addresses.ts';
import {
  hydrated,
  expect,
  expectAccessible,
  expectFits,
  expectReflows,
  holdBack,
  openBeforeScripts,
  screens,
  test,
} from './support.ts';
import { expectUncovered } from './uncovered.ts';

// Long walks over the same pages: each may go to whichever worker is free. A crowded machine needs four minutes for one.
test.describe.configure({ mode: 'parallel', timeout: 600_000 });
const [phone, tablet, desk] = screens as [Screen, Screen, Screen];
type Screen = { width: number; height: number };

/** Looks at every kind of page of the site, one after the other. */
async function walk(site: string, look: (address: string) => Promise<void>) {
  for (const address of await publicPages(site))
    await test.step(decodeURIComponent(address), () => look(address));
}

type Box = { x: number; y: number; width: number; height: number };
type Shift = {
  value: number;
  sources: { node: Node | null; previousRect: Box; currentRect: Box }[];
};
type Noted = { observer: PerformanceObserver; shifts: unknown[] };

const notesShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: unknown[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    Object.assign(window, { observer, shifts } satisfies Noted);
    observer.observe({ type: 'layout-shift', buffered: true });
  });

/** What is seen has moved less than this, in parts of the screen, since the page was opened or this was last asked. */
async function expectStill(page: Page, most: number) {
  const { shifted, moved } = await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const { observer, shifts } = window as unknown as Noted;
    const all = [...shifts.splice(0), ...observer.takeRecords()] as Shift[];
    const boxOf = ({ x, y, width, height }: Box) => [x, y, width, height].map(Math.round).join();
    return {
      shifted: all.reduce((sum, { value }) => sum + value, 0),
      moved: all.flatMap(({ sources }) =>
        sources.map(
          ({ node, previousRect, currentRect }) =>
            `“${node?.textContent?.trim().slice(0, 40)}” from ${boxOf(previousRect)} to ${boxOf(currentRect)}`,
        ),
      ),
    };
  });
  expect(shifted, moved.join('\n')).toBeLessThan(most);
}

/**
 * Opens a page whose fonts come after its words have been drawn without them, as on a weak network. A line may break
 * elsewhere then: half of what counts as good.
 */
async function openBeforeFonts<Opened>(page: Page, open: () => Promise<Opened>): Promise<Opened> {
  const fonts = '**/*.woff2';
  const letThrough = await holdBack(page, fonts);
  const opened = await open();
  await expectStill(page, 0.01);
  letThrough();
  await page.evaluate(() => document.fonts.ready);
  await expectStill(page, 0.05);
  await page.unroute(fonts);
  return opened;
}

/** On a weak network a page is drawn before its end has come: what stands in `main` is as it will be then. */
async function expectSettled(page: Page) {
  const ends = await page.evaluate(() => {
    const main = document.querySelector('main');
    const end = () => main?.lastElementChild?.getBoundingClientRect().bottom;
    const whole = end();
    const rest: Element[] = [];
    for (let after = main?.nextElementSibling; after; after = after.nextElementSibling) rest.push(after);
    for (const one of rest) one.remove();
    const early = end();
    main?.after(...rest);
    return { whole, early };
  });
  expect(ends.early).toBe(ends.whole);
}

/** Fits, is accessible, and what a visitor sees stays where it is: a hundredth is a tenth of what counts as good. */
async function expectGood(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectFits(page);
  await expectAccessible(page);
  await expectStill(page, 0.01);
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('every kind of public page fits, is accessible before its scripts and with them, stands still, complains of nothing, reflows with wide spacing, and has no button and no sum covered on three phones', async ({
    page,
    site,
  }) => {
    await notesShifts(page);
    await walk(site, async (address) => {
      const letScriptsIn = await openBeforeFonts(page, () => openBeforeScripts(page, address));
      await expectAccessible(page);
      await expectSettled(page);
      await letScriptsIn();
      await expectGood(page);
      await expectUncovered(page);
      await expectReflows(page);
    });
    // What the site's map leaves out.
    for (const address of [
      '/login',
      '/register',
      '/new-register',
      '/forgot',
      '/thank-you',
      '/service-plan/1-year',
      '/my-data',
      '/status',
      '/undo-email/x',
      '/nothing-here',
    ])
      await test.step(address, async () => {
        await page.goto(address);
        await hydrated(page);
        await expectUncovered(page);
      });
  });
});

test('every kind of public page fits, is accessible, stands still and complains of nothing on a desk, and then on a tablet', async ({
  page,
  site,
}) => {
  await notesShifts(page);
  await walk(site, async (address) => {
    await page.setViewportSize(desk);
    await openBeforeFonts(page, () => page.goto(address, { waitUntil: 'domcontentloaded' }));
    await hydrated(page);
    await expectGood(page);
    await page.setViewportSize(tablet);
    await expectFits(page);
    await expectAccessible(page);
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
  await walk(site, async (address) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const words = (await page.getByRole('main').innerText()).split(/\s+/).length;
    expect(words).toBeGreaterThan(20);
  });
  expect(elsewhere).toEqual([]);
  await context.close();
});
