import { sql } from 'drizzle-orm';
import { openDatabase } from '#kit/database.server.ts';
import { owner, startApp, temporaryDataDir, type AppServer } from '../lib/app-server.ts';
import { visitorOf } from '../lib/enquiries.ts';
import { freePort } from '../lib/run.ts';
import type { Load } from './load.ts';
import type { Figure } from './story.ts';

/** A place for a server, behind a proxy: whoever is started there takes the same port and the same folder. */
export type Machine = {
  port: number;
  url: string;
  app: AppServer | null;
  start(settings: Record<string, string>, project?: string): Promise<AppServer>;
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
};

export async function openMachine(): Promise<Machine> {
  const port = await freePort();
  const data = temporaryDataDir();
  const machine: Machine = {
    port,
    url: `http://localhost:${port}`,
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
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
});

/** What became of the enquiries of a load: each that was acknowledged is to be there, once, under the id it was told. */
export async function whatCame(url: string, load: Load): Promise<Figure[]> {
  const database = await openDatabase({ url, dataDir: '' });
  const { rows } = await database.db.execute<{ email: string; id: string }>(
    sql`select email, id from leads where email like 'visitor-%'`,
  );
  await database.close();
  const ids = Map.groupBy(rows, ({ email }) => email);
  const lost = [...load.acknowledged].filter(
    ([i, id]) => !ids.get(visitorOf(i))?.some((lead) => lead.id === id),
  );
  return [
    { what: 'enquiries acknowledged', value: load.acknowledged.size, atLeast: 20 },
    { what: 'acknowledged and lost', value: lost.length, atMost: 0 },
    { what: 'taken in twice', value: [...ids.values()].filter(({ length }) => length > 1).length, atMost: 0 },
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
