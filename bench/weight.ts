import { chromium, type Page } from 'playwright-core';
import { startApp, temporaryDataDir } from '../scripts/lib/app-server.ts';
import { chromiumFlags, chromiumPath } from '../scripts/lib/chromium.ts';
import { kilobytes, type Table } from './report.ts';

const addresses = ['/', '/contact-us', '/enquiry', '/thank-you', '/no-such-page', '/admin/'];
const kinds = { Document: 0, Script: 0, Stylesheet: 0, Font: 0, Image: 0, Other: 0 };
type Kinds = typeof kinds;

/** What a first visit transfers, by kind, as a browser counts it: compressed, with headers. */
export async function weight(): Promise<Table> {
  const data = temporaryDataDir();
  const app = await startApp(data.folder, { LOG_LEVEL: 'warn', RATE_LIMITS: 'off' });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  const rows: string[][] = [];
  for (const address of addresses) {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      isMobile: true,
      hasTouch: true,
    });
    const sums = await transferred(await context.newPage(), `${app.url}${address}`);
    await context.close();
    const total = Object.values(sums).reduce((sum, bytes) => sum + bytes, 0);
    rows.push([address, ...[...Object.values(sums), total].map(kilobytes)]);
  }
  await browser.close();
  await app.stop();
  data.remove();
  return {
    title: 'Page weight',
    note: 'A first visit with an empty cache on a phone, read to the bottom: bytes over the wire, compressed, headers included.',
    head: ['page', 'HTML', 'JS', 'CSS', 'fonts', 'images', 'other', 'everything'],
    rows,
  };
}

async function transferred(page: Page, url: string): Promise<Kinds> {
  const sums: Kinds = { ...kinds };
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const kindOf = new Map<string, keyof Kinds>();
  client.on('Network.responseReceived', ({ requestId, type }) =>
    kindOf.set(requestId, type in kinds ? (type as keyof Kinds) : 'Other'),
  );
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sums[kindOf.get(requestId) ?? 'Other'] += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'load' });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.waitForLoadState('networkidle');
  return sums;
}
