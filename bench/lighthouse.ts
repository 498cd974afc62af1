import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startApp, temporaryDataDir } from '../scripts/lib/app-server.ts';
import { chromiumFlags, chromiumPath } from '../scripts/lib/chromium.ts';
import { run } from '../scripts/lib/run.ts';
import { everyPublicPage, pagesOffTheMap, publicPages, sampleSites } from './addresses.ts';
import { kilobytes, median, type Table } from './report.ts';

/** What a page should reach; where its first run stays below, more are made and the median counts. */
const enough = 0.98;
const program = 'bench/lighthouse/node_modules/lighthouse/cli/index.js';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
type Result = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
};

/**
 * Lighthouse as it judges a phone: slow processor, slow network.
 * @param page these addresses alone; without any, every public page and the sample clients' sites
 * @param kinds of pages that share a template only the first
 * @param runs how many at most of one page
 */
export async function lighthouse({
  page = [],
  kinds = false,
  runs = 3,
}: {
  page?: string[];
  kinds?: boolean;
  runs?: number;
}): Promise<Table> {
  // Eighty packages that nothing else needs come with it, so it stands in a package.json of its own.
  if (!existsSync(program) && !run('npm', ['ci', '--prefix', 'bench/lighthouse', '--no-audit', '--no-fund']))
    throw new Error('npm ci --prefix bench/lighthouse failed; its own message is above.');
  const data = temporaryDataDir();
  const app = await startApp(data.folder, { LOG_LEVEL: 'warn', RATE_LIMITS: 'off' });
  const pages = await (kinds ? publicPages : everyPublicPage)(app.url);
  const rows: string[][] = [];
  const low: string[] = [];
  for (const address of page.length > 0 ? page : [...pages, ...pagesOffTheMap, ...sampleSites]) {
    const url = app.url + address;
    const answer = await fetch(url); // from now on it is kept
    const isHidden = [answer.headers.get('x-robots-tag'), await answer.text()].some((said) =>
      said?.includes('noindex'),
    );
    const { cells, isGood } = await rowOf(url, { most: runs, isHidden });
    console.log([address, ...cells].join('  '));
    rows.push([decodeURIComponent(address), ...cells]);
    if (!isGood) low.push(address);
  }
  await app.stop();
  data.remove();
  return {
    title: 'Lighthouse, mobile',
    note: `One run of each page; where it stayed below ${100 * enough}, the median of ${runs}. What asks search engines to pass by, as the sample clients' sites do, is not judged for that.`,
    head: ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP', 'TBT', 'CLS', 'bytes'],
    rows,
    ...(low.length > 0 && { failed: `Below 98, 100, 100, 100 and CLS 0: ${low.join(', ')}` }),
  };
}

async function rowOf(
  url: string,
  { most, isHidden }: { most: number; isHidden: boolean },
): Promise<{ cells: string[]; isGood: boolean }> {
  const runs: Result[] = [];
  do {
    const result = await judge(url, isHidden);
    // A page that it cannot judge has its row, and those behind it have theirs.
    if (!result) return { cells: ['not judged'], isGood: false };
    runs.push(result);
  } while (runs.length < most && (runs[0]?.categories.performance?.score ?? 0) < enough);
  const middle = (read: (run: Result) => number) => median(runs.map(read));
  const audit = (name: string) => middle((run) => run.audits[name]?.numericValue ?? Number.NaN);
  const scores = categories.map((name) => middle((run) => run.categories[name]?.score ?? 0));
  const [performance = 0, ...others] = scores;
  const shift = audit('cumulative-layout-shift');
  return {
    cells: [
      ...scores.map((score) => String(Math.round(100 * score))),
      `${(audit('largest-contentful-paint') / 1_000).toFixed(1)} s`,
      `${Math.round(audit('total-blocking-time'))} ms`,
      shift.toFixed(3),
      kilobytes(audit('total-byte-weight')),
    ],
    isGood: performance >= enough && others.every((score) => score === 1) && shift === 0,
  };
}

/** One run; null where it failed three times, after saying why. */
async function judge(url: string, isHidden: boolean, tries = 3): Promise<Result | null> {
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
      ...(isHidden ? ['--skip-audits=is-crawlable'] : []),
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
  if (code !== 0 && tries > 1) return judge(url, isHidden, tries - 1);
  const result = code === 0 ? (JSON.parse(readFileSync(report, 'utf8')) as Result) : null;
  rmSync(folder, { recursive: true });
  if (!result) console.error(`Lighthouse failed on ${url}:\n${said}`);
  return result;
}
