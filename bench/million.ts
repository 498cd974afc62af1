import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { owner, startApp, temporaryDataDir, type AppServer } from '../scripts/lib/app-server.ts';
import { startPostgres } from '../scripts/lib/postgres-server.ts';
import { benchField, benchTag, connect, fill } from './fill.ts';
import { writePlans } from './plans.ts';
import { median, type Table } from './report.ts';

const orders = 1_000_000;
const rounds = 40;
const token = 'a-token-of-the-bench-that-opens-one-session';
const buyer = `(select id from customers where email = 'buyer4711@example.com')`;
/** One of that customer's payments. */
const payment = `txn_${createHash('md5').update('4710').digest('hex')}`;

/** What is asked, by whom; `first`: until the first bytes are there. */
type Asked = { what: string; who: 'customer' | 'staff'; path: string; first?: boolean };

const asked = (customerId: string): Asked[] => [
  { what: "a customer's receipt", who: 'customer', path: `/payment-pay/order/${payment}` },
  { what: "a customer's payments", who: 'customer', path: `/payment-pay/orders/${customerId}` },
  { what: 'payments, first page', who: 'staff', path: '/staff/payments' },
  { what: 'payments, page 400', who: 'staff', path: '/staff/payments?offset=10000' },
  { what: 'payments, expired', who: 'staff', path: '/staff/payments?status=expired' },
  { what: 'payments, with test keys', who: 'staff', path: '/staff/payments?mode=test' },
  { what: 'payments, of quotations', who: 'staff', path: '/staff/payments?purpose=quotation' },
  { what: 'payments, to be looked at', who: 'staff', path: '/staff/payments?attention=true' },
  { what: 'payments, a common name', who: 'staff', path: '/staff/payments?q=meera' },
  { what: 'payments, name and surname', who: 'staff', path: '/staff/payments?q=meera+kale' },
  { what: 'payments, one address', who: 'staff', path: '/staff/payments?q=buyer4711%40example.com' },
  { what: 'payments, a number', who: 'staff', path: `/staff/payments?q=${payment}` },
  { what: 'one payment', who: 'staff', path: `/staff/payments/${payment}` },
  { what: 'invoices, first page', who: 'staff', path: '/staff/invoices' },
  { what: 'who owes what, first page', who: 'staff', path: '/staff/receivables' },
  { what: 'who owes what, page 400', who: 'staff', path: '/staff/receivables?offset=10000' },
  { what: 'who owes what, 61 to 90 days', who: 'staff', path: '/staff/receivables?age=61-90' },
  { what: 'who owes what, the sums by age', who: 'staff', path: '/staff/receivables/sums' },
  { what: 'drafts of invoices', who: 'staff', path: '/staff/invoice-drafts' },
  { what: 'buyers, first page', who: 'staff', path: '/staff/buyers' },
  { what: 'tax kept back, of a quarter', who: 'staff', path: '/staff/kept-back?quarter=2026-27+Q2' },
  { what: 'payment links', who: 'staff', path: '/staff/payment-links' },
  { what: 'payments claimed, open', who: 'staff', path: '/staff/payment-claims?status=open' },
  {
    what: 'lines of the bank, open, with proposals',
    who: 'staff',
    path: '/staff/bank-transactions?status=open',
  },
  { what: 'lines of the bank, page 400', who: 'staff', path: '/staff/bank-transactions?offset=10000' },
  { what: 'recurring invoices', who: 'staff', path: '/staff/recurring-invoices' },
  { what: 'quotations, first page', who: 'staff', path: '/staff/quotations' },
  { what: 'quotations, a name', who: 'staff', path: '/staff/quotations?q=meera' },
  { what: 'price list', who: 'staff', path: '/staff/price-items' },
  { what: 'what waits today', who: 'staff', path: '/staff/today' },
  { what: 'the forecast', who: 'staff', path: '/staff/deal-forecast' },
  { what: 'sums on the board', who: 'staff', path: '/staff/leads/sums' },
  { what: 'progress towards targets', who: 'staff', path: '/staff/target-progress' },
  { what: 'leads, the highest value', who: 'staff', path: '/staff/leads?sort=valuePaise&order=desc' },
  { what: 'leads, of a tag', who: 'staff', path: `/staff/leads?tag=${benchTag}` },
  {
    what: 'leads, by an own field',
    who: 'staff',
    path: `/staff/leads?custom=${encodeURIComponent(JSON.stringify({ [benchField]: { is: 'Thane' } }))}`,
  },
  { what: 'leads in the trash', who: 'staff', path: '/staff/leads?trash=true' },
  { what: 'leads, first page', who: 'staff', path: '/staff/leads' },
  { what: 'leads, page 400', who: 'staff', path: '/staff/leads?offset=10000' },
  { what: 'leads, by name', who: 'staff', path: '/staff/leads?sort=name&order=asc' },
  { what: 'leads, new', who: 'staff', path: '/staff/leads?status=new' },
  { what: 'leads, of one source', who: 'staff', path: '/staff/leads?source=Chatbot' },
  { what: 'leads, of a rare form', who: 'staff', path: '/staff/leads?form=picker' },
  { what: 'leads, due', who: 'staff', path: '/staff/leads?followUp=due&sort=nextFollowUpAt&order=asc' },
  { what: 'leads, a common name', who: 'staff', path: '/staff/leads?q=meera' },
  { what: 'leads, three words', who: 'staff', path: '/staff/leads?q=meera+kale+google' },
  { what: 'leads, one address', who: 'staff', path: '/staff/leads?q=visitor4711%40example.com' },
  { what: 'leads, nobody', who: 'staff', path: '/staff/leads?q=nobodyatall' },
  { what: "leads, the tabs' counts", who: 'staff', path: '/staff/leads/counts' },
  { what: 'leads, export begins', who: 'staff', path: '/staff/leads/export.csv', first: true },
  {
    what: 'leads, filtered export begins',
    who: 'staff',
    path: '/staff/leads/export.csv?q=meera&status=won',
    first: true,
  },
];

/** Pages of the shop and the back office over a million payments, invoices and leads, on PostgreSQL. */
export async function million({ plans }: { plans: boolean }): Promise<Table> {
  const postgres = await startPostgres();
  const url = await postgres.createDatabase('million');
  const data = temporaryDataDir();
  await (await startApp(data.folder, { DATABASE_URL: url })).stop();
  const client = await connect(url);
  const began = performance.now();
  await fill(client, orders);
  console.log(`Filled in ${Math.round((performance.now() - began) / 1_000)} s`);
  const rows = await askAll(url, data.folder, client, plans);
  await client.end();
  await postgres.remove();
  data.remove();
  return {
    title: 'A million payments, a million invoices, a million leads',
    note: `On PostgreSQL, ${orders.toLocaleString('en-IN')} payments of 2,00,000 customers over three years, as many invoices, a tenth of them open, and as many leads; ${rounds} requests each, one at a time, over the server's socket.`,
    head: ['asked for', 'call', 'median, ms', '95 %, ms'],
    rows,
  };
}

async function askAll(url: string, folder: string, client: Client, plans: boolean): Promise<string[][]> {
  const { rows: found } = await client.query<{ id: string }>(`select id from ${buyer} as customer(id)`);
  const customerId = found[0]?.id ?? '';
  await openSession(client);
  const app = await startApp(folder, { LOG_LEVEL: 'warn', RATE_LIMITS: 'off', DATABASE_URL: url });
  const cookies = { customer: `sid=${token}`, staff: await signIn(app) };
  const rows: string[][] = [];
  for (const one of asked(customerId)) {
    const times: number[] = [];
    for (let round = -3; round < rounds; round++) {
      const took = await time(app, one, cookies[one.who]);
      if (round >= 0) times.push(took);
    }
    const slow = times.toSorted((a, b) => a - b)[Math.floor(rounds * 0.95)] ?? Number.NaN;
    const call = decodeURIComponent(one.path).replace(payment, '{id}').replace(customerId, '{id}');
    rows.push([one.what, `\`${call}\``, median(times).toFixed(1), slow.toFixed(1)]);
  }
  await app.stop();
  if (plans) await writePlans(url, client, { customerId, payment });
  return rows;
}

async function time(app: AppServer, { path, first }: Asked, cookie: string): Promise<number> {
  const leave = new AbortController();
  const started = performance.now();
  const answer = await fetch(app.url + path, { headers: { Cookie: cookie }, signal: leave.signal });
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
    select gen_random_uuid(), id, 'cookie', now() + interval '1 day', '127.0.0.1', 'bench' from ${buyer} as customer(id) returning id)
    insert into customer_tokens (token_hash, session_id, use, generation, expires_at)
    select '${hash}', id, 'access', 0, now() + interval '1 day' from opened`);
}
