import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type APIRequestContext,
  test as base,
  expect,
  type BrowserContext,
  type Frame,
  type Locator,
  type Page,
} from '@playwright/test';
import type axe from 'axe-core';
import { cookieChoiceVersion } from '../src/people/cookie-choices/cookie-choice.ts';
import { owner } from '../scripts/lib/app-server.ts';
import { startCopy } from '../scripts/lib/installations.ts';
import { slowdown } from '../scripts/lib/slowdown.ts';
import { asOnOlderPhone } from './older-phone.ts';

export { expect };

/** The header of a save over whatever a record says. */
export const overwriting = { 'If-Match': '*' };

type Message = {
  id: string;
  channel: 'email' | 'sms';
  to: string;
  subject: string;
  text: string;
  at: string;
};
type Eval = { complainOfEval(file: string): void };
type Fixtures = { mailbox: (to: string) => Promise<Message[]>; quiet: void };
type WorkerFixtures = { site: string };

/** `site`: a fresh installation with its demo content, shared by the stories of one worker. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from this pattern.
    async ({}, provide) => {
      const app = await startCopy();
      await provide(app.url);
      await app.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  // Stories begin as visitors who have answered the question about cookies: with a no.
  storageState: async ({ site }, provide) => {
    const answer = { version: cookieChoiceVersion, statistics: false, marketing: false };
    const localStorage = [{ name: 'cookie-choice', value: JSON.stringify(answer) }];
    await provide({ cookies: [], origins: [{ origin: site, localStorage }] });
  },
  context: async ({ browser, storageState }, provide) => {
    const context = await browser.newContext({ storageState: undefined });
    if (typeof storageState === 'object') await rememberAtFirst(context, storageState.origins);
    await provide(context);
    await context.close();
  },
  baseURL: async ({ site }, provide) => provide(site),
  // Whatever a story does, its page's scripts throw and complain of nothing. A refused request is no complaint.
  quiet: [
    async ({ page, browserName, serviceWorkers }, provide, story) => {
      if (story.project.name === 'phone') await asOnOlderPhone(page);
      // Where workers of a site may run, they would not learn from Playwright that the network is back.
      if (serviceWorkers === 'block' && browserName === 'chromium') {
        const devtools = await page.context().newCDPSession(page);
        if (slowdown > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
        // What moves arrives eight times sooner: nobody waits for it, and fewer pictures of it are drawn.
        await devtools.send('Animation.enable');
        await devtools.send('Animation.setPlaybackRate', { playbackRate: 8 });
      }
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      // A tried eval is stopped without a word on the console.
      await page.exposeFunction('complainOfEval', (file: string) => complaints.push(`eval in ${file}`));
      await page.addInitScript(() =>
        addEventListener('securitypolicyviolation', ({ blockedURI, sourceFile }) => {
          if (blockedURI === 'eval') (window as unknown as Eval).complainOfEval(sourceFile);
        }),
      );
      page.on('console', (message) => {
        if (message.type() === 'error' && !noComplaint.test(message.text())) complaints.push(message.text());
      });
      // Playwright would dismiss one without a word: what it asks about would be left undone now and then.
      page.on('dialog', (dialog) => {
        if (dialog.type() === 'beforeunload') return dialog.accept();
        complaints.push(`${dialog.type()}: ${dialog.message()}`);
        return dialog.dismiss();
      });
      const sent: string[] = [];
      page.on('response', (answer) => {
        const method = answer.request().method();
        if (method !== 'GET') sent.push(`${method} ${new URL(answer.url()).pathname} ${answer.status()}`);
      });
      await provide();
      // The picture of a failed story shows neither that nor what a notice said that is gone.
      if (story.status !== story.expectedStatus)
        await story.attach('what the page sent', { body: sent.join('\n'), contentType: 'text/plain' });
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  mailbox: async ({ request }, provide) => {
    await provide((to) => readMailbox(request, to));
  },
});

/** What was sent to an address. A machine at its limit may say 503 to it, as to everybody: it is asked again. */
export async function readMailbox(request: APIRequestContext, to: string): Promise<Message[]> {
  let messages: Message[] = [];
  await expect(async () => {
    const answer = await request.get('/dev/mailbox.json', { params: { to } });
    expect(answer.status()).toBe(200);
    ({ messages } = (await answer.json()) as { messages: Message[] });
  }).toPass({ timeout: 30_000 });
  return messages;
}

type Origins = { origin: string; localStorage: { name: string; value: string }[] }[];

/**
 * Puts what a browser remembers of a site into the first page of it that is opened, and no later one. Playwright's own
 * way opens a page for that beforehand, which takes longer than most clicks of a story together.
 */
async function rememberAtFirst(context: BrowserContext, [kept]: Origins) {
  if (!kept) return;
  const script = await context.addInitScript(({ origin, localStorage: words }) => {
    if (location.origin === origin) for (const { name, value } of words) localStorage.setItem(name, value);
  }, kept);
  context.on('page', (page) =>
    page.on('domcontentloaded', () => {
      if (page.url().startsWith(kept.origin)) script.dispose().catch(() => {}); // closed meanwhile
    }),
  );
}

/** A refused request, and what reads a preview's address: nothing of ours does, the policy stops whatever the tools try. */
const noComplaint = /^(Failed to load resource|Connecting to 'blob:)/;

/** What the page says at its top. What is just leaving no longer counts; of two the newer. */
export const toast = (page: Page, text: string) =>
  page.locator('[data-sonner-toast][data-removed=false]').getByText(text).first();

/** Signs the owner in by a call: the form has stories of its own. */
export const becomeOwner = (page: Page) => page.request.post('/staff/session', { data: owner });

/** Opens a place of the back office as the owner, and waits until it is there. */
export const signIn = (page: Page, place = '/admin') =>
  test.step('sign in', async () => {
    await becomeOwner(page);
    await page.goto(place);
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
  });

/** Counts the clicks of a story: typing is no click. */
export function countedClicks() {
  let clicks = 0;
  return {
    click: async (at: Locator) => {
      clicks += 1;
      await at.click();
    },
    count: () => clicks,
  };
}

/** Leads to another place of the office as a link of its own would, without loading the office again. */
export const goWithin = (page: Page, place: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, place);

/** Waits until the page's scripts have taken over. */
export const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated');

/** Takes away what browsers have over https and on localhost alone: ids and the clipboard. */
export const asOverPlainHttp = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    Reflect.deleteProperty(Navigator.prototype, 'clipboard');
  });

/** Holds the page's clock, so that delays pass only when told to. */
export const pauseClock = async (page: Page) =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));

/** Lets little time of a held clock pass until something is there: of a delay that begins with it, nothing is gone. */
export const runUntilShown = (page: Page, place: Locator) =>
  expect
    .poll(async () => {
      await page.clock.runFor(50);
      return place.isVisible();
    })
    .toBe(true);

/** Holds back what the page asks for at such addresses. @returns what lets it through */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise: letThrough, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await letThrough;
    await route.continue();
  });
  return resolve;
}

/** The next thing that is sent to such an address arrives, and its answer is lost on the way back. */
export async function loseAnswer(page: Page, address: string | RegExp) {
  let isLost = false;
  await page.route(address, async (route) => {
    if (isLost || route.request().method() === 'GET') return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
}

/** Opens a page whose scripts wait until they are let in. @returns what lets them in, and waits until they have taken over */
export async function openBeforeScripts(page: Page, address: string) {
  const scripts = '**/assets/*.js';
  const letThrough = await holdBack(page, scripts);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  return async () => {
    letThrough();
    await hydrated(page);
    await page.unroute(scripts);
  };
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Looked = { axe: typeof axe; looked?: { at: string; as: WeakMap<Element, string> } };

/**
 * Fails with one line per finding: rule, what it wants, where. Of a page that was looked at before, only what is new in
 * it, shows for the first time, or is in any way other than then is looked at.
 */
export const expectAccessible = (page: Page) =>
  // What fades in is pale for a moment: a finding counts when it stays.
  test.step('axe', () => expect.poll(() => findings(page)).toEqual([]));

async function findings(page: Page) {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
  const found = [];
  // Each frame is asked for itself, without the letters between frames that make axe ten times slower.
  for (const frame of page.frames()) found.push(...(await findingsIn(frame)));
  return found;
}

async function findingsIn(frame: Frame) {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
  return frame.evaluate(async () => {
    const page = window as unknown as Looked;
    const at = location.pathname;
    const looked = page.looked?.at === at ? page.looked.as : new WeakMap<Element, string>();
    const itself = (element: Element) => {
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const attributes = [...element.attributes]
        .filter(({ name }) => name !== 'data-hydrated' && !(name === 'style' && element.matches('html')))
        .map(({ name, value }) => `${name}=${value}`);
      const scrolls = element.scrollWidth > element.clientWidth;
      return [...attributes, scrolls, ...texts.map(({ nodeValue }) => nodeValue)].join('\n');
    };
    const shown = [...document.querySelectorAll('*')].filter((element) => element.checkVisibility());
    const now = new Map(shown.map((element) => [element, itself(element)]));
    // What hangs below something that changed is looked at with it: colours and names come down from there.
    const fresh = new Set(shown.filter((element) => looked.get(element) !== now.get(element)));
    const include = [...fresh].filter(({ parentElement }) => !parentElement || !fresh.has(parentElement));
    if (include.length === 0) return [];
    // What axe would load beforehand serves rules on films and sounds, of which there are none.
    const options: axe.RunOptions = { resultTypes: ['violations'], iframes: false, preload: false };
    const { violations } = await page.axe.run({ include }, options);
    if (violations.length === 0) {
      for (const [element, as] of now) looked.set(element, as);
      page.looked = { at, as: looked };
    }
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
    );
  });
}

/**
 * Nothing hangs over the window's edge, for a page is never scrolled sideways, nor a button's words over the button.
 * @param place what a failure names
 */
export const expectFits = (page: Page, place = page.url()) =>
  expect
    .poll(() => page.evaluate(tooWide), { message: `too wide: ${place} at ${page.viewportSize()?.width} px` })
    .toEqual([]);

const tooWide = () => [
  // A phone zooms out until what hangs over is seen, and its innerWidth grows with that; clientWidth stays the screen's.
  ...(document.documentElement.scrollWidth > document.documentElement.clientWidth ? ['the page'] : []),
  ...Array.from(document.querySelectorAll('button, a.MuiButton-root, a.btn'))
    .filter((button) => button.checkVisibility() && button.scrollWidth > button.clientWidth + 1)
    .filter((button) => getComputedStyle(button).overflowX === 'visible')
    .map((button) => button.textContent || button.outerHTML),
];

type Box = { x: number; y: number; width: number; height: number };

export async function boxOf(place: Locator): Promise<Box> {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}
export const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** A small phone, a tablet, a desk. */
export const screens = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** Looks at what is open now on a phone, a tablet and a desk, within the same visit; the window is then as it was. */
export async function atEachWidth(page: Page, look: (width: number) => Promise<void>) {
  const own = page.viewportSize();
  const others = screens.filter(({ width }) => width !== own?.width);
  if (own) await look(own.width);
  for (const screen of others) {
    await resize(page, screen);
    await test.step(`at ${screen.width} px`, () => look(screen.width));
  }
  if (own) await resize(page, own);
}

/**
 * Chromium (156) now and then leaves an element's style as it was, though `matchMedia` and the rules say otherwise; a
 * variable of the root has all of them worked out anew.
 */
async function resize(page: Page, screen: { width: number; height: number }) {
  // Away from what would say its name for as long as the pointer rests on it.
  await page.mouse.move(0, 0);
  await page.setViewportSize(screen);
  await page.evaluate(
    (width) => document.documentElement.style.setProperty('--looked-at', String(width)),
    screen.width,
  );
}

/**
 * It fits where a desk's page is enlarged to 400 %, too: 320 px; and there with the room between lines, words and letters
 * that readers may ask for. The window is then as it was. Source: WCAG 2.2, 1.4.10 and 1.4.12
 */
export async function expectReflows(page: Page) {
  const own = page.viewportSize();
  await resize(page, { width: 320, height: 640 });
  await expectFits(page);
  const spacing = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  await expectFits(page);
  await expect
    .poll(() => page.evaluate(hangingOver), { message: `words over their place, spaced: ${page.url()}` })
    .toEqual([]);
  await spacing.evaluate((sheet) => sheet.replaceSync(''));
  if (own) await resize(page, own);
}

/** @returns words that are wider than what they stand in, a letter's room apart */
const hangingOver = () =>
  Array.from(document.querySelectorAll('body *:not(.sr-only, svg *)'))
    .filter(({ childNodes }) => [...childNodes].some((node) => node instanceof Text && node.data.trim()))
    .filter((place) => place.checkVisibility() && place.clientWidth > 1)
    .filter((place) => place.scrollWidth > place.clientWidth + 2)
    .filter((place) => getComputedStyle(place).overflowX === 'visible')
    .map(({ textContent }) => textContent);

/** What is open fits on every screen, and is accessible; on another screen than its own, what shows only there. */
export const expectWellMade = (page: Page) =>
  atEachWidth(page, async (width) => {
    await expectFits(page);
    if (width !== 768) await expectAccessible(page);
  });
