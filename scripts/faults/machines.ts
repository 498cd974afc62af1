import { setTimeout as wait } from 'node:timers/promises';
import { sql, type SQL } from 'drizzle-orm';
import { openDatabase } from '#kit/database.server.ts';
import { owner, startApp, temporaryDataDir, type AppServer } from '../lib/app-server.ts';
import { visitorOf } from '../lib/enquiries.ts';
import { startPostgres } from '../lib/postgres-server.ts';
import { freePort } from '../lib/run.ts';
import type { Load } from './load.ts';
import type { Figure } from './story.ts';

/** A place for a server, behind a proxy: whoever is started there takes the same port and the same folder. */
export type Machine = {
  port: number;
  url: string;
  /** Its DATA_DIR. */
  folder: string;
  app: AppServer | null;
  start(settings: Record<string, string>, project?: string): Promise<AppServer>;
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
};

/** @param within the folder that its own lies in, in place of a temporary one */
export async function openMachine(within?: string): Promise<Machine> {
  const port = await freePort();
  const data = temporaryDataDir(within);
  const machine: Machine = {
    port,
    url: `http://localhost:${port}`,
    folder: data.folder,
    app: null,
    async start(settings, project) {
      machine.app = await startApp(data.folder, { ...settings, PORT: String(port) }, project);
      return machine.app;
    },
    async stop(signal) {
      const code = (await machine.app?.stop(signal)) ?? null;
      machine.app = null;
      return code;
    },
  };
  return machine;
}

/** What every server of one installation is told, behind a proxy at `url`. */
export const together = (url: string, databaseUrl: string) => ({
  PUBLIC_URL: url,
  DATABASE_URL: databaseUrl,
  SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
  TRUST_PROXY: 'on',
  LOG_LEVEL: 'warn',
});

export const backends = ['embedded', 'PostgreSQL'] as const;
export type Backend = (typeof backends)[number];

/**
 * The database of a machine: its own embedded one, or a PostgreSQL of its own that outlives it.
 * @param within the folder that such a PostgreSQL lies in
 */
export async function openBackend(backend: Backend, { folder, url }: Machine, within?: string) {
  const durable = { durable: true, ...(within !== undefined && { within }) };
  const postgres = backend === 'PostgreSQL' ? await startPostgres(durable) : null;
  const { DATABASE_URL, ...alone } = together(url, postgres?.url ?? '');
  return {
    settings: postgres ? { ...alone, DATABASE_URL } : alone,
    where: { url: postgres?.url ?? null, dataDir: folder },
    postgres,
    remove: async () => postgres?.remove(),
  };
}
export type Place = Awaited<ReturnType<typeof openBackend>>['where'];

/**
 * Waits until every mail of an enquiry has been written and has gone, for five minutes at most: whoever opens an embedded
 * database stops its server first.
 */
export async function mailsAreOut({ url }: Pick<Machine, 'url'>) {
  const headers = { Cookie: await signInAtOffice(url) };
  const out = async () => {
    const answers = await Promise.all([fetch(`${url}/staff/jobs`, { headers }), fetch(`${url}/metrics`)]);
    // A machine at its limit asks to come again.
    if (!answers.every(({ ok }) => ok)) return false;
    const [jobs, metrics] = [(await answers[0].json()) as JobCounts[], await answers[1].text()];
    const isLeft = jobs.some(({ name, queued, active }) => name === 'announce-lead' && queued + active > 0);
    return !isLeft && /^outbox_backlog 0$/m.test(metrics);
  };
  for (const until = performance.now() + 300_000; !(await out()); await wait(1_000))
    if (performance.now() > until) throw new Error('Mails still wait after five minutes');
}
type JobCounts = { name: string; queued: number; active: number };

/**
 * What became of the enquiries of a load: each that was acknowledged is to be there, once, under the id it was told.
 * @param where a PostgreSQL's address, or an embedded database that nobody serves from meanwhile
 */
export async function whatCame(where: string | Place, { acknowledged }: Load): Promise<Figure[]> {
  const database = await openDatabase(typeof where === 'string' ? { url: where, dataDir: '' } : where);
  const ask = async (query: SQL) => (await database.db.execute<{ email: string; id: string }>(query)).rows;
  const leads = Map.groupBy(
    await ask(sql`select email, id from leads where email like 'visitor-%'`),
    ({ email }) => email,
  );
  // Mails follow: what a process had begun that died is taken up when its heartbeat has been silent for ten seconds.
  const unmailed = async () => {
    const sent = await ask(
      sql`select recipient as email, id from messages where recipient like 'visitor-%' and status <> 'queued'`,
    );
    const mails = Map.groupBy(sent, ({ email }) => email);
    return [...leads.keys()].filter((email) => mails.get(email)?.length !== 1).length;
  };
  const until = performance.now() + 60_000;
  while ((await unmailed()) > 0 && performance.now() < until) await wait(200);
  const notMailed = await unmailed();
  await database.close();
  const lost = [...acknowledged].filter(
    ([i, id]) => !leads.get(visitorOf(i))?.some((lead) => lead.id === id),
  );
  const twice = [...leads.values()].filter(({ length }) => length > 1);
  return [
    { what: 'enquiries acknowledged', value: acknowledged.size, atLeast: 20 },
    { what: 'acknowledged and lost', value: lost.length, atMost: 0 },
    { what: 'taken in twice', value: twice.length, atMost: 0 },
    { what: 'visitors who did not get exactly one mail within a minute', value: notMailed, atMost: 0 },
  ];
}

/** The cookie of the owner's session. @throws where there is none */
export async function signInAtOffice(url: string): Promise<string> {
  const answer = await fetch(`${url}/staff/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(owner),
  });
  const cookie = answer.headers.get('Set-Cookie')?.split(';')[0];
  if (!answer.ok || !cookie) throw new Error(`Signing in at ${url} answered ${answer.status}`);
  return cookie;
}
