import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../scripts/faults/ask-database.ts';
import { signInAtOffice } from '../scripts/faults/machines.ts';
import { startApp, temporaryDataDir, type AppServer } from '../scripts/lib/app-server.ts';
import { startPostgres, type PostgresServer } from '../scripts/lib/postgres-server.ts';
import { inChild, startChild } from './child.ts';
import { cpuOfFamily, untilAtRest } from './cpu.ts';
import type { Load, LoadResult } from './load.ts';
import { asBrowser } from './pages.ts';
import { prepareOrders } from './prepare-orders.ts';
import { median, type Table } from './report.ts';
import { webhookSecret, type Kind } from './requests.ts';

const rounds = 3;
const connections = 8;
/** What a request leaves to jobs is worked through within this, however busy the machine. */
const patienceMs = 240_000;

/**
 * What a request keeps a processor busy for, of the server and of PostgreSQL: it does not change with what else the
 * machine does, as rates do. What jobs do afterwards for enquiries, orders and webhooks is part of it. So many requests
 * are sent, not as many as fit in a time: what they leave to do is bounded with them.
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
  await prepareOrders({ url, dataDir: data.folder }, 200 * (rounds + 1));

  const rows: string[][] = [];
  const tell = (what: string, { server, database }: Used, kept = '–') => {
    rows.push([what, ...[server, database, server + database].map((ms) => ms.toFixed(2)), kept]);
    console.log(`  ${what}: ${server.toFixed(2)} ms and ${database.toFixed(2)} ms`);
  };
  async function measure(sites: Site[], what: string, amount: number, { path = '', ...load }: Asked) {
    const found: (Used & { bytes: number })[] = [];
    const idle = await atRest(sites, 5);
    const share = { connections: connections / sites.length, amount: amount / sites.length };
    for (let round = 0; round <= rounds; round++) {
      const before = { ...used(sites), bytes: await bytesOf(url) };
      const started = performance.now();
      const results = sites.map(({ app }) => {
        const task: Load = { url: app.url + path, ...share, from: round * amount, ...load };
        return inChild<LoadResult>('load.ts', task);
      });
      const answered = (await Promise.all(results)).reduce((all, one) => all + one.answered, 0);
      if (load.each) await jobsAreDone(url);
      const seconds = (performance.now() - started) / 1_000;
      const after = { ...used(sites), bytes: await bytesOf(url) };
      if (round === 0) continue; // warm
      const cost = (of: keyof Used) => Math.max(0, after[of] - before[of] - idle[of] * seconds) / answered;
      const bytes = (after.bytes - before.bytes) / answered;
      found.push({ server: cost('server'), database: cost('database'), bytes });
    }
    const of = (key: keyof (typeof found)[number]) => median(found.map((one) => one[key]));
    tell(
      what,
      { server: of('server'), database: of('database') },
      load.each && (of('bytes') / 1_000).toFixed(1),
    );
  }

  const app = await startApp(data.folder, settings);
  const site = [{ app, postgres }];
  await inChild('load.ts', { url: app.url, connections, amount: 200, headers: asBrowser } satisfies Load);
  await untilAtRest(app.pid);
  tell('at rest, each second', await atRest(site, 20));
  const office = { Cookie: await signInAtOffice(app.url) };
  const kinds: [string, number, Kind][] = [
    ['an enquiry, with its two mails', 200, 'enquiry'],
    ['an order begun', 200, 'order'],
    ['a webhook, with what it settles', 60, 'event'],
  ];
  await measure(site, 'a page kept ready', 2_000, { headers: asBrowser });
  for (const [what, amount, each] of kinds) await measure(site, what, amount, { each });
  await measure(site, 'a list of the office', 200, { path: '/staff/leads', headers: office });
  await app.stop();

  const contact = { path: '/contact-us', headers: asBrowser };
  const rendering = { ...settings, PAGE_CACHE: 'off' };
  const apart = await startPostgres({ durable: true });
  const other = temporaryDataDir();
  const elsewhere = { ...rendering, DATABASE_URL: await apart.createDatabase('costs') };
  const first = { app: await startApp(data.folder, rendering), postgres };
  const second = { app: await startApp(other.folder, elsewhere), postgres: apart };
  for (const { app } of [first, second]) await untilAtRest(app.pid);
  await measure([first], 'a page rendered, one process', 300, contact);
  await measure([first, second], 'a page rendered, two processes that share nothing', 600, contact);
  await second.app.stop();
  await first.app.stop();
  await apart.remove();
  other.remove();
  const both = await startApp(data.folder, { ...rendering, WORKERS: '2' });
  await measure([{ app: both, postgres }], 'a page rendered, two processes', 600, contact);
  await both.stop();
  await gateway.end();
  data.remove();
  await postgres.remove();
  return {
    title: 'Cost of a request',
    note: `Milliseconds of a processor on PostgreSQL, of the processes themselves (/proc) without what they use at rest, so that a busy machine changes little. ${connections} connections, median of ${rounds} runs; measured until no job waits.`,
    head: ['request', 'server ms', 'database ms', 'together ms', 'kept kB'],
    rows,
  };
}

type Site = { app: AppServer; postgres: PostgresServer };
type Asked = Omit<Partial<Load>, 'url'> & { path?: string };
type Used = { server: number; database: number };

/** The milliseconds of a processor that these have used since they were started. */
function used(sites: Site[]): Used {
  const sum = (pids: number[]) => pids.reduce((all, pid) => all + cpuOfFamily(pid), 0);
  return {
    server: sum(sites.map(({ app }) => app.pid)),
    database: sum(sites.map(({ postgres }) => postgres.pid())),
  };
}

/** What they use while nobody asks for anything, in milliseconds a second. */
async function atRest(sites: Site[], seconds: number): Promise<Used> {
  await wait(1_000);
  const before = used(sites);
  await wait(seconds * 1_000);
  const after = used(sites);
  return {
    server: (after.server - before.server) / seconds,
    database: (after.database - before.database) / seconds,
  };
}

/** How large a database is, with its indexes. */
async function bytesOf(url: string): Promise<number> {
  const [row] = await ask(url, 'select pg_database_size(current_database())::float8 as bytes');
  return Number(row?.bytes);
}

/** Asks the queue itself, which costs the server nothing. @throws where something is left in the end */
async function jobsAreDone(url: string) {
  // What comes by the clock waits for its time.
  const left = () =>
    ask(
      url,
      `select name, count(*)::int as many from pgboss.job
       where state in ('created', 'retry', 'active') and start_after <= now() and name not like '\\_\\_%' group by name`,
    );
  const until = performance.now() + patienceMs;
  for (let waiting = await left(); waiting.length > 0; waiting = await left()) {
    if (performance.now() > until)
      throw new Error(`Jobs still wait: ${waiting.map(({ name, many }) => `${many} ${name}`).join(', ')}`);
    await wait(500);
  }
}
