import { mailsAreOut, signInAtOffice } from '../scripts/faults/machines.ts';
import { startApp, temporaryDataDir } from '../scripts/lib/app-server.ts';
import { startPostgres } from '../scripts/lib/postgres-server.ts';
import { inChild, startChild } from './child.ts';
import { cpuOf, cpuOfFamily } from './cpu.ts';
import type { Load, LoadResult } from './load.ts';
import { asBrowser } from './pages.ts';
import { prepareOrders } from './prepare-orders.ts';
import { median, type Table } from './report.ts';
import { webhookSecret, type Kind } from './requests.ts';

const rounds = 3;
const seconds = 2;
const prepared = 20_000;

/**
 * What a request keeps a processor busy for, of the server and of PostgreSQL: it does not change with what else the
 * machine does, as rates do. What jobs do afterwards for enquiries, orders and webhooks is part of it.
 */
export async function costs(): Promise<Table> {
  const postgres = await startPostgres({ durable: true });
  const gateway = startChild('bare-gateway.ts', null);
  const data = temporaryDataDir();
  const url = await postgres.createDatabase('costs');
  const settings = {
    DATABASE_URL: url,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    SANDBOX_URL: `http://127.0.0.1:${await gateway.firstLine<number>()}`,
    SANDBOX_KEY_ID: 'rzp_test_00000000000000',
    SANDBOX_KEY_SECRET: 'a key secret of the bench',
    SANDBOX_WEBHOOK_SECRET: webhookSecret,
  };
  await (await startApp(data.folder, settings)).stop();
  await prepareOrders({ url, dataDir: data.folder }, prepared);
  let app = await startApp(data.folder, settings);

  const rows: string[][] = [];
  const measure = async (what: string, load: Partial<Load>) => {
    const found: { server: number; database: number }[] = [];
    for (let round = 0; round <= rounds; round++) {
      const from = (round * prepared) / (rounds + 1);
      const [server, database] = [cpuOf(app.pid), cpuOfFamily(postgres.pid())];
      const task: Load = { url: app.url, connections: 8, seconds, from, ...load };
      const { answered } = await inChild<LoadResult>('load.ts', task);
      if (load.each) await mailsAreOut(app);
      if (round === 0) continue; // warm
      found.push({
        server: (cpuOf(app.pid) - server) / answered,
        database: (cpuOfFamily(postgres.pid()) - database) / answered,
      });
    }
    const server = median(found.map((one) => one.server));
    const database = median(found.map((one) => one.database));
    rows.push([what, ...[server, database, server + database].map((ms) => ms.toFixed(2))]);
  };
  const kinds: [string, Kind][] = [
    ['an enquiry, with its two mails', 'enquiry'],
    ['an order begun', 'order'],
    ['a webhook, with what it settles', 'event'],
  ];
  await measure('a page kept ready', { url: `${app.url}/`, headers: asBrowser });
  for (const [what, each] of kinds) await measure(what, { each });
  await measure('a list of the office', {
    url: `${app.url}/staff/leads`,
    headers: { Cookie: await signInAtOffice(app.url) },
  });
  await app.stop();
  app = await startApp(data.folder, { ...settings, PAGE_CACHE: 'off' });
  await measure('a page rendered', { url: `${app.url}/contact-us`, headers: asBrowser });
  await app.stop();
  await gateway.end();
  data.remove();
  await postgres.remove();
  return {
    title: 'Cost of a request',
    note: `Milliseconds of a processor on PostgreSQL, of the processes themselves (/proc), so that a busy machine changes little. 8 connections, ${seconds} s a run, median of ${rounds} runs; measured until no mail waits.`,
    head: ['request', 'server ms', 'database ms', 'together ms'],
    rows,
  };
}
