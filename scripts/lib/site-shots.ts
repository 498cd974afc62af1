import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { earlier, earlierPage } from './earlier-sites.ts';
import cases from '../../src/sample/cases.json' with { type: 'json' };
import clients from '../../src/sample/sites/clients.json' with { type: 'json' };

const folder = 'src/sample/sites/shots';
const screens = [
  { width: 1440, height: 900, scale: 1 },
  { width: 390, height: 844, scale: 1.5 },
];
const atMost = 40_000;

/** What is first seen of each sample client's site, on a desk and on a phone, and of the one before: `<slug>-<width>.avif`, at most 40 kB. */
export async function shootSites(browser: Browser, baseURL: string) {
  mkdirSync(folder, { recursive: true });
  for (const { width, height, scale } of screens) {
    const context = await browser.newContext({
      baseURL,
      viewport: { width, height },
      deviceScaleFactor: scale,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    for (const { slug } of clients) {
      await page.goto(`/work/${slug}/site`);
      const file = `${folder}/${slug}-${width}.avif`;
      writeFileSync(file, await smallEnough(await page.screenshot()));
      console.log(`✓ ${file}`);
    }
    await context.close();
  }
  await shootWords(browser);
  await shootEarlier(browser);
}

/** The words of those whose case shows that step, as they stood before there was a design: `<slug>-words.avif`. */
async function shootWords(browser: Browser) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5 });
  for (const { slug } of cases.filter(({ step }) => step)) {
    await page.setContent(readFileSync(`src/sample/sites/${slug}/index.html`, 'utf8'));
    // Without a style neighbours stick together.
    await page.addStyleTag({ content: 'svg { display: none } a, a > * { margin-inline-end: 0.5em }' });
    const file = `${folder}/${slug}-words.avif`;
    writeFileSync(file, await smallEnough(await page.screenshot()));
    console.log(`✓ ${file}`);
  }
  await page.close();
}

/** What each had before, on a desk: `<slug>-before.avif`. */
async function shootEarlier(browser: Browser) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  for (const client of clients) {
    const site = earlier.find(({ slug }) => slug === client.slug);
    if (!site) throw new Error(`Nothing is known of what ${client.slug} had before`);
    await page.setContent(earlierPage(site, client));
    const file = `${folder}/${client.slug}-before.avif`;
    writeFileSync(file, await smallEnough(await page.screenshot()));
    console.log(`✓ ${file}`);
  }
  await page.close();
}

async function smallEnough(png: Buffer): Promise<Buffer> {
  for (const quality of [60, 55, 50, 45, 40]) {
    const avif = await sharp(png).avif({ quality }).toBuffer();
    if (avif.length <= atMost) return avif;
  }
  throw new Error(`A screenshot does not fit into ${atMost} bytes`);
}
