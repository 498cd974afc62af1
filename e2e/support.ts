import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Frame, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { cookieChoiceVersion } from '../src/domain/cookie-choices/cookie-choice.ts';
import { owner } from '../scripts/lib/app-server.ts';
import { startCopy } from '../scripts/lib/installations.ts';

export { expect };
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
  baseURL: async ({ site }, provide) => provide(site),
  // Whatever a story does, its page's scripts throw and complain of nothing. A refused request is no complaint.
  quiet: [
    async ({ page }, provide) => {
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
      await provide();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  mailbox: async ({ request }, provide) => {
    await provide(async (to) => {
      const answer = await request.get('/dev/mailbox.json', { params: { to } });
      return ((await answer.json()) as { messages: Message[] }).messages;
    });
  },
});

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

/** Waits until the page's scripts have taken over: before, the way into the chat is a link. */
export const awake = (page: Page) => expect(page.getByRole('button', { name: 'Chat With Us' })).toBeVisible();

/** Opens a page whose scripts wait until they are let in. @returns what lets them in, and waits until they have taken over */
export async function openBeforeScripts(page: Page, address: string) {
  const scripts = '**/assets/*.js';
  const { promise: letIn, resolve } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await letIn;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('link', { name: 'Chat With Us' })).toBeVisible();
  return async () => {
    resolve();
    await awake(page);
    await page.unroute(scripts);
  };
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Fails with one line per finding: rule, what it wants, where. */
export const expectAccessible = (page: Page) =>
  // What fades in is pale for a moment: a finding counts when it stays.
  test.step('axe', () => expect.poll(() => findings(page), { timeout: 15_000 }).toEqual([]));

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
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const { violations } = await checker.run(document, { resultTypes: ['violations'], iframes: false });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
    );
  });
}

/** Nothing hangs over the window's edge: a page is never scrolled sideways. @param place what a failure names */
export const expectFits = (page: Page, place = page.url()) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
      message: `${place} at ${page.viewportSize()?.width} px is too wide`,
    })
    .toBeLessThanOrEqual(0);

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
    await page.setViewportSize(screen);
    await test.step(`at ${screen.width} px`, () => look(screen.width));
  }
  if (own) await page.setViewportSize(own);
}

/** What is open fits and is accessible on every screen. */
export const expectWellMade = (page: Page) =>
  atEachWidth(page, async () => {
    await expectFits(page);
    await expectAccessible(page);
  });
