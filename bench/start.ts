import { readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { startApp, temporaryDataDir } from '../scripts/lib/app-server.ts';
import { startPostgres } from '../scripts/lib/postgres-server.ts';
import { inChild } from './child.ts';
import { cpuOf, untilAtRest } from './cpu.ts';
import type { Load } from './load.ts';
import { median, type Table } from './report.ts';

/** Until it was ready, in milliseconds; `cost` of a processor. */
type Started = { ms: number; cost: number };

/**
 * How long until it is ready, on nothing and on what it left behind, and how much memory it takes: with its pages kept
 * ready, as it runs, and without them, as one of several processes may run.
 */
export async function start(): Promise<Table> {
  const postgres = await startPostgres();
  const rows: string[][] = [];
  for (const backend of ['PGlite', 'PostgreSQL']) {
    const first: Started[] = [];
    const again: Started[] = [];
    let [idle, bare, busy] = [0, 0, 0];
    for (let round = 0; round < 5; round++) {
      const data = temporaryDataDir();
      const settings = {
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'warn',
        ...(backend === 'PostgreSQL' && { DATABASE_URL: await postgres.createDatabase(`start${round}`) }),
      };
      for (const times of [first, again]) {
        const started = performance.now();
        const app = await startApp(data.folder, settings);
        times.push({ ms: performance.now() - started, cost: cpuOf(app.pid) });
        if (round === 4 && times === again) {
          idle = await memoryAtRest(app.pid);
          await inChild('load.ts', {
            url: app.url,
            connections: 32,
            seconds: 10,
            each: 'enquiry',
          } satisfies Load);
          busy = memoryOf(app.pid);
        }
        await app.stop();
      }
      // In another round than the load's, which leaves mails to send for minutes.
      if (round === 3) {
        const app = await startApp(data.folder, { ...settings, PAGE_CACHE: 'off' });
        bare = await memoryAtRest(app.pid);
        await app.stop();
      }
      data.remove();
    }
    const time = (list: Started[], which: keyof Started) =>
      `${(median(list.map((one) => one[which])) / 1_000).toFixed(2)} s`;
    const times = [first, again].flatMap((list) => [time(list, 'ms'), time(list, 'cost')]);
    rows.push([backend, ...times, `${idle} MB`, `${bare} MB`, `${busy} MB`]);
  }
  await postgres.remove();
  return {
    title: 'Start and memory',
    note: 'From the process being started to /readyz answering 200, median of five, and what that kept a processor busy for. Memory is resident: at rest, when all pages are rendered and as small as they get, or with none kept; and after 10 s of enquiries on 32 connections.',
    head: [
      'database',
      'first start',
      'processor',
      'later start',
      'processor',
      'memory at rest',
      'without pages',
      'memory after load',
    ],
    rows,
  };
}

async function memoryAtRest(pid: number): Promise<number> {
  await untilAtRest(pid);
  return memoryOf(pid);
}

/** In megabytes. */
function memoryOf(pid: number): number {
  const kilobytes =
    process.platform === 'linux'
      ? /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      : spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  return Math.round(Number(kilobytes) / 1024);
}
