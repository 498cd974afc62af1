import { startApp, temporaryDataDir } from '../scripts/lib/app-server.ts';
import { publicPages } from './addresses.ts';
import { inChild, startChild } from './child.ts';
import type { Load, LoadResult } from './load.ts';
import { asBrowser, raw } from './pages.ts';
import { whole, type Table } from './report.ts';

const load = { connections: 32, seconds: 2, headers: asBrowser };

/** Each kind of public page against bare node:http with the same bytes. */
export async function everyPage(): Promise<Table> {
  const data = temporaryDataDir();
  const ours = await startApp(data.folder, { LOG_LEVEL: 'warn', RATE_LIMITS: 'off' });
  const measure = async (url: string) => {
    const task: Load = { url, ...load };
    return (await inChild<LoadResult>('load.ts', task)).perSecond;
  };
  const rows: string[][] = [];
  for (const address of await publicPages(ours.url)) {
    const url = `${ours.url}${address}`;
    await fetch(url, { headers: asBrowser }); // from now on it is kept
    const bare = startChild('bare-server.ts', await raw(url));
    const bareRate = await measure(`http://localhost:${await bare.firstLine<number>()}/`);
    await bare.end();
    const rate = await measure(url);
    rows.push([decodeURIComponent(address), whole(rate), whole(bareRate), (rate / bareRate).toFixed(2)]);
  }
  await ours.stop();
  data.remove();
  return {
    title: 'Every kind of public page',
    note: `Brotli, ${load.connections} connections kept open, one run of ${load.seconds} s each.`,
    head: ['page', 'requests/s', 'bare node:http', 'ratio'],
    rows,
  };
}
