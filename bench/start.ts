import { readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { startApp, temporaryDataDir } from '../scripts/lib/app-server.ts';
import { startPostgres } from '../scripts/lib/postgres-server.ts';
import { inChild } from './child.ts';
import type { Load } from './load.ts';
import { median, type Table } from './report.ts';

/** How long until it is ready, on nothing and on what it left behind, and how much memory it takes. */
export async function start(): Promise<Table> {
  const postgres = await startPostgres();
  const rows: string[][] = [];
  for (const backend of ['PGlite', 'PostgreSQL']) {
    const first: number[] = [];
    const again: number[] = [];
    let idle = 0;
    let busy = 0;
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
        times.push(performance.now() - started);
        if (round === 4 && times === again) {
          idle = memoryOf(app.pid);
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
      data.remove();
    }
    const time = (list: number[]) => `${(median(list) / 1_000).toFixed(2)} s`;
    rows.push([backend, time(first), time(again), `${idle} MB`, `${busy} MB`]);
  }
  await postgres.remove();
  return {
    title: 'Start and memory',
    note: 'From the process being started to /readyz answering 200, median of five. Memory is resident, after the start and after 10 s of enquiries on 32 connections.',
    head: ['database', 'first start', 'later start', 'memory at rest', 'memory after load'],
    rows,
  };
}

function memoryOf(pid: number): number {
  const kilobytes =
    process.platform === 'linux'
      ? /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      : spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  return Math.round(Number(kilobytes) / 1024);
}
