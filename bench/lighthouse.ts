import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startApp, temporaryDataDir } from '../scripts/lib/app-server.ts';
import { chromiumFlags, chromiumPath } from '../scripts/lib/chromium.ts';
import { run } from '../scripts/lib/run.ts';
import { publicPages } from './addresses.ts';
import { median, type Table } from './report.ts';

/** What a page should reach; where its first run stays below, two more are made and the median counts. */
const enough = 0.95;
const program = 'bench/lighthouse/node_modules/lighthouse/cli/index.js';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
type Result = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
};

/** Lighthouse as it judges a phone: slow processor, slow network. */
export async function lighthouse(): Promise<Table> {
  // Eighty packages that nothing else needs come with it, so it stands in a package.json of its own.
  if (!existsSync(program) && !run('npm', ['ci', '--prefix', 'bench/lighthouse', '--no-audit', '--no-fund']))
    throw new Error('npm ci --prefix bench/lighthouse failed; its own message is above.');
  const data = temporaryDataDir();
  const app = await startApp(data.folder, { LOG_LEVEL: 'warn', RATE_LIMITS: 'off' });
  const rows: string[][] = [];
  for (const address of await publicPages(app.url)) {
    const runs = [await judge(`${app.url}${address}`)];
    while (runs.length < 3 && (runs[0]?.categories.performance?.score ?? 0) < enough)
      runs.push(await judge(`${app.url}${address}`));
    const middle = (read: (run: Result) => number) => median(runs.map(read));
    const audit = (name: string) => middle((run) => run.audits[name]?.numericValue ?? Number.NaN);
    rows.push([
      decodeURIComponent(address),
      ...categories.map((name) =>
        String(Math.round(100 * middle((run) => run.categories[name]?.score ?? 0))),
      ),
      `${(audit('largest-contentful-paint') / 1_000).toFixed(1)} s`,
      `${Math.round(audit('total-blocking-time'))} ms`,
      audit('cumulative-layout-shift').toFixed(3),
    ]);
  }
  await app.stop();
  data.remove();
  return {
    title: 'Lighthouse, mobile',
    note: 'One run of each kind of page; where it stayed below 95, the median of three.',
    head: ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP', 'TBT', 'CLS'],
    rows,
  };
}

async function judge(url: string, tries = 3): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nirmaan-lighthouse-'));
  const report = path.join(folder, 'report.json');
  const child = spawn(
    process.execPath,
    [
      program,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      `--chrome-flags=${chromiumFlags.join(' ')}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, CHROME_PATH: chromiumPath() } },
  );
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  // Its browser now and then misses the start of a page.
  if (code !== 0 && tries > 1) return judge(url, tries - 1);
  if (code !== 0) throw new Error(`Lighthouse failed on ${url}:\n${said}`);
  const result = JSON.parse(readFileSync(report, 'utf8')) as Result;
  rmSync(folder, { recursive: true });
  return result;
}
