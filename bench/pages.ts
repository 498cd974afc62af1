import { request } from 'node:http';
import { startApp, temporaryDataDir } from '../scripts/lib/app-server.ts';
import { inChild, startChild } from './child.ts';
import { cpuOf } from './cpu.ts';
import type { Load, LoadResult } from './load.ts';
import { median, whole, type Table } from './report.ts';

const rounds = 5;
const connections = 32;
const seconds = 4;

/** `cost`: what a request kept a processor busy for, in milliseconds. */
type Measured = LoadResult & { cost: number };

/** The kept home page against bare node:http with the same bytes and headers, and against rendering it each time. */
export async function pages(): Promise<Table> {
  const data = [temporaryDataDir(), temporaryDataDir()] as const;
  const settings = { LOG_LEVEL: 'warn', RATE_LIMITS: 'off' };
  const ours = await startApp(data[0].folder, settings);
  const rendering = await startApp(data[1].folder, { ...settings, PAGE_CACHE: 'off' });
  const bare = startChild('bare-server.ts', await raw(`${ours.url}/`));
  const bareUrl = `http://localhost:${await bare.firstLine<number>()}`;

  const results = { ours: [] as Measured[], bare: [] as Measured[], rendering: [] as Measured[] };
  const measure = async (url: string, pid: number): Promise<Measured> => {
    const load: Load = { url: `${url}/`, connections, seconds, headers: asBrowser };
    const before = cpuOf(pid);
    const result = await inChild<LoadResult>('load.ts', load);
    return { ...result, cost: (cpuOf(pid) - before) / result.answered };
  };
  for (let round = 0; round <= rounds; round++) {
    const [own, least, anew] = [
      await measure(ours.url, ours.pid),
      await measure(bareUrl, bare.pid),
      await measure(rendering.url, rendering.pid),
    ];
    if (round === 0) continue; // warm
    results.ours.push(own);
    results.bare.push(least);
    results.rendering.push(anew);
  }
  await Promise.all([ours.stop(), rendering.stop(), bare.end()]);
  for (const { remove } of data) remove();

  const rate = (list: Measured[]) => median(list.map(({ perSecond }) => perSecond));
  const row = (name: string, list: Measured[]) => [
    name,
    whole(rate(list)),
    String(median(list.map(({ p50 }) => p50))),
    String(median(list.map(({ p99 }) => p99))),
    (rate(list) / rate(results.bare)).toFixed(2),
    median(list.map(({ cost }) => cost)).toFixed(2),
  ];
  return {
    title: 'Home page',
    note: `Brotli, ${connections} connections kept open, ${seconds} s a run, median of ${rounds} runs taken in turn.`,
    head: ['server', 'requests/s', 'p50 ms', 'p99 ms', 'ratio to bare', 'processor, ms each'],
    rows: [
      row('bare node:http, same bytes', results.bare),
      row('ours, page kept ready', results.ours),
      row('ours, rendered for each request', results.rendering),
    ],
  };
}

/** As a browser asks for a page: some addresses answer programs with JSON. */
export const asBrowser = { Accept: 'text/html', 'Accept-Encoding': 'br' };

/** The answer exactly as it goes over the wire. */
export function raw(url: string) {
  return new Promise<{ headers: Record<string, string>; body: string }>((resolve, reject) => {
    request(url, { headers: asBrowser }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const automatic = new Set(['date', 'connection', 'keep-alive']);
        const headers = Object.entries(answer.headers).filter(([name]) => !automatic.has(name));
        resolve({
          headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
          body: Buffer.concat(chunks).toString('base64'),
        });
      });
    })
      .on('error', reject)
      .end();
  });
}
