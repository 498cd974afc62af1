import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import type { Client } from 'pg';
import { owner, startApp, temporaryDataDir, type AppServer } from '../scripts/lib/app-server.ts';
import { startPostgres } from '../scripts/lib/postgres-server.ts';
import { asked, buyer, companyId, payment, type Asked } from './asked.ts';
import { connect, fill, type Part } from './fill.ts';
import { benchWebhook } from './fill-webhooks.ts';
import { writePlans } from './plans.ts';
import { median, type Table } from './report.ts';

const orders = 1_000_000;
const rounds = 40;
const token = 'a-token-of-the-bench-that-opens-one-session';
const whoAsks = `(select id from customers where email = '${buyer}')`;
/** Most that the median of a list may take, in ms. */
const listMs = 200;

/** Pages of the shop and the back office over a million payments, invoices and leads, on PostgreSQL. */
export async function million({ plans, only }: { plans: boolean; only?: Part | undefined }): Promise<Table> {
  // On disk, as a server's would be: some fifteen gigabytes would take the memory of everything else.
  const postgres = await startPostgres({ within: tmpdir() });
  const url = await postgres.createDatabase('million');
  const data = temporaryDataDir();
  await (await startApp(data.folder, { DATABASE_URL: url })).stop();
  const began = performance.now();
  await fill(url, orders, only);
  console.log(`Filled in ${Math.round((performance.now() - began) / 1_000)} s`);
  const client = await connect(url);
  const rows = await askAll(url, data.folder, client, { plans, only });
  await client.end();
  await postgres.remove();
  data.remove();
  const slow = rows.filter(({ isSlow }) => isSlow).map(({ cells: [what, , took] }) => `${what}: ${took} ms`);
  return {
    ...(slow.length > 0 && { failed: `Slower than they may be: ${slow.join(', ')}` }),
    title: 'A million payments, a million invoices, a million leads',
    note: `On PostgreSQL, ${orders.toLocaleString('en-IN')} payments of 2,00,000 customers over three years, as many invoices, a tenth of them open, and as many leads; ${rounds} requests each, one at a time, over the server's socket.`,
    head: ['asked for', 'call', 'median, ms', '95 %, ms', 'at most, ms'],
    rows: rows.map(({ cells }) => cells),
  };
}

type Row = { cells: string[]; isSlow: boolean };

async function askAll(
  url: string,
  folder: string,
  client: Client,
  { plans, only }: { plans: boolean; only?: Part | undefined },
): Promise<Row[]> {
  const { rows: found } = await client.query<{ id: string }>(`select id from ${whoAsks} as customer(id)`);
  const customerId = found[0]?.id ?? 'nobody';
  await openSession(client);
  const app = await startApp(folder, { LOG_LEVEL: 'warn', RATE_LIMITS: 'off', DATABASE_URL: url });
  const cookies = { customer: `sid=${token}`, staff: await signIn(app) };
  const rows: Row[] = [];
  for (const one of asked(customerId).filter(({ of }) => !only || of === only)) {
    const { what, path, mostMs = listMs } = one;
    const times: number[] = [];
    const [unmeasured, measured] = mostMs > listMs ? [1, 5] : [3, rounds];
    for (let round = -unmeasured; round < measured; round++) {
      const took = await time(app, one, cookies[one.who]);
      if (round >= 0) times.push(took);
    }
    const slow = times.toSorted((a, b) => a - b)[Math.floor(measured * 0.95)] ?? Number.NaN;
    const call = decodeURIComponent(path)
      .replace(payment, '{id}')
      .replace(customerId, '{id}')
      .replace(companyId, '{id}')
      .replace(benchWebhook, '{id}');
    const took = median(times);
    rows.push({
      cells: [what, `\`${call}\``, took.toFixed(1), slow.toFixed(1), String(mostMs)],
      isSlow: took > mostMs,
    });
    console.log(`${took.toFixed(1).padStart(9)} ms  ${what}`);
  }
  await app.stop();
  if (plans) await writePlans(url, client, { customerId, payment, only });
  return rows;
}

async function time(app: AppServer, { path, body, first }: Asked, cookie: string): Promise<number> {
  const leave = new AbortController();
  const started = performance.now();
  const answer = await fetch(app.url + path, {
    headers: { Cookie: cookie, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    signal: leave.signal,
  });
  if (!answer.ok) throw new Error(`${answer.status} from ${path}: ${await answer.text()}`);
  if (first) await answer.body?.getReader().read();
  else await answer.arrayBuffer();
  const took = performance.now() - started;
  leave.abort();
  return took;
}

async function signIn(app: AppServer): Promise<string> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${app.url}/staff/session`, {
    method: 'POST',
    headers,
    body: JSON.stringify(owner),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** A session as signing in leaves it, without the password. */
async function openSession(client: Client) {
  const hash = createHash('sha256').update(token).digest('base64url');
  await client.query(`with opened as (insert into customer_sessions (id, customer_id, kind, expires_at, ip, user_agent)
    select gen_random_uuid(), id, 'cookie', now() + interval '1 day', '127.0.0.1', 'bench' from ${whoAsks} as customer(id) returning id)
    insert into customer_tokens (token_hash, session_id, use, generation, expires_at)
    select '${hash}', id, 'access', 0, now() + interval '1 day' from opened`);
}
