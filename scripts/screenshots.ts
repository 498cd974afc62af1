// `npm run screenshots`: the pictures of the README, taken of a fresh installation with a few sample enquiries, and
// those of the sample clients' sites, which its case studies show, and of the product for the page that sells it.
import { mkdirSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';
import { owner, startApp, temporaryDataDir } from './lib/app-server.ts';
import { buildOrExit } from './lib/build.ts';
import { chromiumFlags, chromiumPath } from './lib/chromium.ts';
import { nameOf, post } from './lib/enquiries.ts';
import { shootOms } from './lib/oms-shots.ts';
import { shootSites } from './lib/site-shots.ts';

const folder = 'docs/pictures';
await buildOrExit();
mkdirSync(folder, { recursive: true });
const data = temporaryDataDir();
const app = await startApp(data.folder, { LOG_LEVEL: 'warn', RATE_LIMITS: 'off' });
for (let i = 1; i <= 12; i++) await post(app.url, i);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });

const shots: { name: string; width: number; height: number; open: (page: Page) => Promise<unknown> }[] = [
  { name: 'home', width: 1440, height: 900, open: (page) => page.goto('/') },
  { name: 'home-phone', width: 360, height: 740, open: (page) => page.goto('/') },
  { name: 'office-leads', width: 1440, height: 900, open: signIn },
  {
    name: 'office-lead',
    width: 1440,
    height: 900,
    open: async (page) => {
      await signIn(page);
      await page.getByRole('main').getByText(nameOf(12)).click();
      await page.getByText('about 12 products').first().waitFor();
    },
  },
];
for (const { name, width, height, open } of shots) {
  const context = await browser.newContext({
    baseURL: app.url,
    viewport: { width, height },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await open(page);
  await page.waitForLoadState(name.startsWith('office') ? 'load' : 'networkidle');
  await page.locator('.MuiSkeleton-root').first().waitFor({ state: 'detached' });
  await page.screenshot({ path: `${folder}/${name}.png` });
  await context.close();
  console.log(`✓ ${folder}/${name}.png`);
}
await shootSites(browser, app.url);
await shootOms(browser, app.url, signIn);
await browser.close();
await app.stop();
data.remove();

async function signIn(page: Page) {
  await page.goto('/admin');
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByLabel('Password').fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('main').getByText(nameOf(12)).waitFor();
}
