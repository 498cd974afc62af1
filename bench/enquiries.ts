import { startApp, temporaryDataDir } from '../scripts/lib/app-server.ts';
import { startPostgres } from '../scripts/lib/postgres-server.ts';
import type { Inserts } from './bare-insert.ts';
import { inChild } from './child.ts';
import type { Load, LoadResult } from './load.ts';
import { median, whole, type Table } from './report.ts';

const rounds = 5;
const connections = 32;
const seconds = 4;

/** Enquiries taken in whole (lead, touch, consent, fingerprints, jobs; answered after commit) against a bare INSERT. */
export async function enquiries(): Promise<Table> {
  const postgres = await startPostgres({ durable: true });
  const rows: string[][] = [];
  for (const backend of ['PGlite', 'PostgreSQL']) {
    const data = [temporaryDataDir(), temporaryDataDir()] as const;
    const onServer = backend === 'PostgreSQL';
    const urls = onServer
      ? [await postgres.createDatabase('ours'), await postgres.createDatabase('bare')]
      : [];
    const app = await startApp(data[0].folder, {
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...(urls[0] && { DATABASE_URL: urls[0] }),
    });
    const posts: LoadResult[] = [];
    const inserts: { perSecond: number }[] = [];
    for (let round = 0; round <= rounds; round++) {
      const load: Load = { url: app.url, connections, seconds, each: 'enquiry', from: round * 100_000 };
      const task: Inserts = {
        url: urls[1] ?? null,
        dataDir: data[1].folder,
        connections,
        seconds,
        what: 'enquiry',
      };
      const post = await inChild<LoadResult>('load.ts', load);
      const insert = await inChild<{ perSecond: number }>('bare-insert.ts', task);
      if (round === 0) continue; // warm
      posts.push(post);
      inserts.push(insert);
    }
    await app.stop();
    for (const { remove } of data) remove();
    const ours = median(posts.map(({ perSecond }) => perSecond));
    const bare = median(inserts.map(({ perSecond }) => perSecond));
    rows.push([
      backend,
      whole(ours),
      String(median(posts.map(({ p50 }) => p50))),
      String(median(posts.map(({ p99 }) => p99))),
      whole(bare),
      (ours / bare).toFixed(2),
    ]);
  }
  await postgres.remove();
  return {
    title: 'POST /inquiry',
    note: `Every answer after its commit, every enquiry a different one, its mails being written meanwhile. ${connections} connections, ${seconds} s a run, median of ${rounds} runs taken in turn with the bare INSERT of one lead.`,
    head: ['database', 'enquiries/s', 'p50 ms', 'p99 ms', 'bare INSERTs/s', 'ratio'],
    rows,
  };
}
