import { setTimeout as wait } from 'node:timers/promises';
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
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    });
    const url = `${app.url}${address}`;
    await (await fetch(url)).arrayBuffer(); // from now on it is kept
    const { loaded, read } = await transferred(await context.newPage(), url);
    await context.close();
    const figures = [...Object.values(read), total(read), loaded.Script, total(loaded)];
    rows.push([address, ...figures.map(kilobytes)]);
  }
  await browser.close();
  await app.stop();
  data.remove();
  return {
    title: 'Page weight',
    note: 'A first visit with an empty cache on a phone of 360 px at two pixels a point, read to the bottom: bytes over the wire, compressed, headers included. The last two columns: before it is scrolled.',
    head: [
      'page',
      'HTML',
      'JS',
      'CSS',
      'fonts',
      'images',
      'other',
      'everything',
      'JS at first',
      'all at first',
    ],
    rows,
  };
}

const total = (sums: Kinds) => Object.values(sums).reduce((sum, bytes) => sum + bytes, 0);

async function transferred(page: Page, url: string): Promise<{ loaded: Kinds; read: Kinds }> {
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
  await page.goto(url, { waitUntil: 'networkidle' });
  const loaded = { ...sums };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await wait(200); // as somebody who reads would: what wakes near has its time
  }
  await wait(1_500);
  return { loaded, read: sums };
}
