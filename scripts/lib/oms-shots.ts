import { mkdirSync, writeFileSync } from 'node:fs';
import type { APIResponse, Browser, Page } from 'playwright-core';
import sharp, { type Sharp } from 'sharp';

/** Beside the component that shows them. */
const folder = 'src/kit/site/pictures/oms';
const screens = [
  { name: 'board', width: 1040, height: 650, scale: 1.25, path: '/admin/leads', small: 650 },
  { name: 'today', width: 390, height: 760, scale: 1, path: '/admin', small: 200 },
] as const;

const stages = ['contacted', 'qualified', 'proposal'];
/** How many stages on from New a lead is, and what it may bring, in paise. */
const leads: [steps: number, valuePaise: number][] = [
  [0, 30_000_00],
  [1, 45_000_00],
  [1, 18_000_00],
  [1, 1_20_000_00],
  [2, 62_000_00],
  [2, 35_000_00],
  [3, 84_000_00],
];

/**
 * The product's own screens for the page that sells it: the board of leads on a desk, and the day on a phone, each as
 * AVIF with a WebP for browsers that know no AVIF, and each also as wide as a phone shows it.
 * @param signIn opens the back office on a page
 */
export async function shootOms(browser: Browser, baseURL: string, signIn: (page: Page) => Promise<void>) {
  mkdirSync(folder, { recursive: true });
  for (const [i, { name, width, height, scale, path, small }] of screens.entries()) {
    const context = await browser.newContext({
      baseURL,
      viewport: { width, height },
      deviceScaleFactor: scale,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    // The day is looked at on a phone; signing in waits for a list that a desk shows.
    await page.setViewportSize({ width: 1040, height });
    await signIn(page);
    if (i === 0) await moveAlong(page);
    await page.setViewportSize({ width, height });
    await page.goto(path);
    if (name === 'board') await page.getByRole('button', { name: 'Board' }).click();
    await page.getByRole('main').getByText('Nair').first().waitFor();
    await page.waitForLoadState('networkidle');
    const png = await page.screenshot();
    await write(name, sharp(png));
    await write(`${name}-small`, sharp(png).resize(small));
    await context.close();
  }
}

async function write(name: string, picture: Sharp) {
  writeFileSync(`${folder}/${name}.avif`, await picture.clone().avif({ quality: 45 }).toBuffer());
  writeFileSync(`${folder}/${name}.webp`, await picture.clone().webp({ quality: 50 }).toBuffer());
  console.log(`✓ ${folder}/${name}.avif, .webp`);
}

/** A few leads are further than others, so that the board tells something. */
async function moveAlong(page: Page) {
  const { data } = (await ok(await page.request.get('/staff/leads?limit=50'))) as { data: { id: string }[] };
  for (const [i, [steps, valuePaise]] of leads.entries()) {
    const lead = `/staff/leads/${data[i + 2]?.id}`;
    await ok(await page.request.patch(lead, { data: { valuePaise } }));
    for (const status of stages.slice(0, steps))
      await ok(await page.request.patch(lead, { data: { status } }));
  }
}

async function ok(answer: APIResponse): Promise<unknown> {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()} ${await answer.text()}`);
  return answer.json();
}
