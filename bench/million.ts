import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { owner, startApp, temporaryDataDir, type AppServer } from '../scripts/lib/app-server.ts';
import { startPostgres } from '../scripts/lib/postgres-server.ts';
import { addDays, dateInIndia } from '#kit/india/india-date.ts';
import { benchField, benchTag, connect, fill } from './fill.ts';
import { sourceId } from './fill-sales.ts';
import { benchWebhook } from './fill-webhooks.ts';
import { writePlans } from './plans.ts';
import { median, type Table } from './report.ts';

const orders = 1_000_000;
const rounds = 40;
const token = 'a-token-of-the-bench-that-opens-one-session';
const buyer = `(select id from customers where email = 'buyer4711@example.com')`;
/** One of that customer's payments. */
const payment = `txn_${createHash('md5').update('4710').digest('hex')}`;

/** A company whose id, as the fill makes it, is a UUID by its version and variant as well. */
const company = '4769';
const companyId = createHash('md5')
  .update(`owes${company}`)
  .digest('hex')
  .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
const lastMonth = addDays(`${dateInIndia(new Date()).slice(0, 7)}-01`, -1).slice(0, 7);

/** Most that the median of a list may take, in ms. */
const listMs = 200;
/** What reads a whole month of some 28,000 documents and works something out of each. */
const monthMs = 10_000;

/** What is asked, by whom; `first`: until the first bytes are there; `mostMs`: where it is no list; `of`: see `sales`. */
type Asked = {
  what: string;
  who: 'customer' | 'staff';
  path: string;
  first?: boolean;
  mostMs?: number;
  of?: 'sales';
};

/** The lists of what came after the first sales: projects, doors for leads, what networks were told, programs. */
const sales: [what: string, path: string][] = [
  ['webhook deliveries, first page', 'webhook-deliveries'],
  ['webhook deliveries, page 400', 'webhook-deliveries?offset=10000'],
  ['webhook deliveries, given up', 'webhook-deliveries?status=dead'],
  ['webhook deliveries, of a rare event', 'webhook-deliveries?event=certificate.revoked'],
  [
    'webhook deliveries, of an event that one address never hears of',
    `webhook-deliveries?webhookId=${benchWebhook}&event=help.asked`,
  ],
  ['webhook deliveries, of a month', `webhook-deliveries?from=${lastMonth}-01&to=${lastMonth}-28`],
  ['projects, first page', 'projects'],
  ['projects, page 400', 'projects?offset=10000'],
  ['projects, a column of the board', 'projects?state=running&openStep=3&perPage=20'],
  ['projects, done', 'projects?state=done'],
  ['projects, late', 'projects?late=true'],
  ['projects, with something new', 'projects?news=true'],
  ['projects, a common name', 'projects?q=meera'],
  ['projects, name and surname', 'projects?q=meera+kale'],
  ['projects, a number', 'projects?q=PR-4711'],
  ['projects, nobody', 'projects?q=nobodyatall'],
  ['conversions, first page', 'conversions'],
  ['conversions, page 400', 'conversions?offset=10000'],
  ['conversions, to a network that hears little', 'conversions?destination=ga4'],
  ['conversions, won', 'conversions?event=won'],
  ['conversions, given up', 'conversions?state=dead'],
  ['conversions, won and given up at Meta', 'conversions?event=won&state=dead&destination=meta'],
  ['networks, with their counts', 'conversion-destinations'],
  ['leads from outside, the sources', 'outside-sources'],
  ['leads from outside, first page', 'outside-leads'],
  ['leads from outside, page 400', 'outside-leads?offset=10000'],
  ['leads from outside, that wait', 'outside-leads?state=waiting'],
  ['leads from outside, refused of one source', `outside-leads?state=refused&sourceId=${sourceId}2`],
  ['leads from outside, of a source without any', `outside-leads?sourceId=${sourceId}3`],
  ['leads, the highest score', 'leads?sort=score&order=desc'],
  ['leads, the highest score, qualified', 'leads?sort=score&order=desc&status=qualified'],
  ['leads, the lowest score, page 400', 'leads?sort=score&order=asc&offset=10000'],
  ['tags of leads', 'lead-tags'],
  ['proposals, first page', 'proposals'],
  ['proposals, page 400', 'proposals?offset=10000'],
  ['proposals, open', 'proposals?status=open'],
  ['tokens', 'api-tokens'],
  ['accounts of platforms', 'ad-accounts'],
];

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
  { what: 'invoices, page 400', who: 'staff', path: '/staff/invoices?offset=10000' },
  { what: 'invoices, of a year', who: 'staff', path: '/staff/invoices?financialYear=24-25' },
  { what: 'invoices, credit notes', who: 'staff', path: '/staff/invoices?kind=credit-note' },
  { what: 'invoices, debit notes (none)', who: 'staff', path: '/staff/invoices?kind=debit-note' },
  { what: 'invoices, waiting for the portal', who: 'staff', path: '/staff/invoices?registration=waiting' },
  { what: 'invoices, of one company', who: 'staff', path: `/staff/invoices?buyerId=${companyId}` },
  { what: 'invoices, of one payment', who: 'staff', path: `/staff/invoices?transactionId=${payment}` },
  { what: 'invoices, a common name', who: 'staff', path: '/staff/invoices?q=company' },
  { what: 'invoices, name and number', who: 'staff', path: `/staff/invoices?q=company+${company}` },
  { what: 'invoices, one address', who: 'staff', path: `/staff/invoices?q=owes${company}%40example.com` },
  { what: 'invoices, a number', who: 'staff', path: '/staff/invoices?q=MIL%2F26-27%2F0004711' },
  { what: 'invoices, the end of a number', who: 'staff', path: '/staff/invoices?q=4711' },
  { what: 'invoices, nobody', who: 'staff', path: '/staff/invoices?q=nobodyatall' },
  { what: 'who owes what, first page', who: 'staff', path: '/staff/receivables' },
  { what: 'who owes what, page 400', who: 'staff', path: '/staff/receivables?offset=10000' },
  { what: 'who owes what, 61 to 90 days', who: 'staff', path: '/staff/receivables?age=61-90' },
  { what: 'who owes what, more than 90 days', who: 'staff', path: '/staff/receivables?age=90%2B' },
  { what: 'who owes what, a common name', who: 'staff', path: '/staff/receivables?q=company' },
  { what: 'who owes what, one company', who: 'staff', path: `/staff/receivables?q=company+${company}` },
  { what: 'who owes what, nobody', who: 'staff', path: '/staff/receivables?q=nobodyatall' },
  { what: 'who owes what, the sums by age', who: 'staff', path: '/staff/receivables/sums' },
  { what: 'account of a company', who: 'staff', path: `/staff/buyers/${companyId}/account` },
  {
    what: 'statement of a company, a year as a PDF',
    who: 'staff',
    path: `/staff/buyers/${companyId}/statement.pdf?from=${addDays(`${lastMonth}-01`, -365)}&to=${lastMonth}-28`,
    mostMs: 1_000,
  },
  { what: 'drafts of invoices', who: 'staff', path: '/staff/invoice-drafts' },
  { what: 'buyers, first page', who: 'staff', path: '/staff/buyers' },
  { what: 'buyers, one company', who: 'staff', path: `/staff/buyers?q=company+${company}` },
  { what: 'tax kept back, first page', who: 'staff', path: '/staff/kept-back' },
  { what: 'tax kept back, not found yet', who: 'staff', path: '/staff/kept-back?seen=no' },
  { what: 'tax kept back, of GST', who: 'staff', path: '/staff/kept-back?kind=gst-tds' },
  {
    what: 'tax kept back, sums of a quarter',
    who: 'staff',
    path: '/staff/kept-back/sums?quarter=2026-27+Q2',
  },
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
  { what: 'quotations, nobody', who: 'staff', path: '/staff/quotations?q=nobodyatall' },
  { what: 'quotations, accepted', who: 'staff', path: '/staff/quotations?state=accepted' },
  { what: 'price list', who: 'staff', path: '/staff/price-items' },
  { what: 'what waits today', who: 'staff', path: '/staff/today' },
  { what: 'the dashboard', who: 'staff', path: `/staff/dashboard?from=${lastMonth}-01&to=${lastMonth}-28` },
  {
    what: 'advertising, by last touch',
    who: 'staff',
    path: `/staff/advertising?from=${lastMonth}-01&to=${lastMonth}-28&model=last`,
  },
  {
    what: 'advertising, by first touch',
    who: 'staff',
    path: `/staff/advertising?from=${lastMonth}-01&to=${lastMonth}-28&model=first`,
  },
  { what: 'anything called so', who: 'staff', path: '/staff/search?q=meera' },
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
  ...sales.map(([what, path]) => ({
    what,
    path: `/staff/${path}`,
    who: 'staff' as const,
    of: 'sales' as const,
  })),
  { what: 'the return of a month', who: 'staff', path: `/staff/gst-returns/${lastMonth}`, mostMs: monthMs },
  {
    what: 'the return of a month, for the portal',
    who: 'staff',
    path: `/staff/gst-returns/${lastMonth}/portal.json`,
    mostMs: monthMs,
  },
  { what: 'the books of a month', who: 'staff', path: `/staff/books/${lastMonth}`, mostMs: monthMs },
  { what: 'the books for Tally', who: 'staff', path: `/staff/books/${lastMonth}/tally.zip`, mostMs: monthMs },
];

/** Pages of the shop and the back office over a million payments, invoices and leads, on PostgreSQL. */
export async function million({
  plans,
  only,
}: {
  plans: boolean;
  only?: 'sales' | undefined;
}): Promise<Table> {
  const postgres = await startPostgres();
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
  { plans, only }: { plans: boolean; only?: 'sales' | undefined },
): Promise<Row[]> {
  const { rows: found } = await client.query<{ id: string }>(`select id from ${buyer} as customer(id)`);
  const customerId = found[0]?.id ?? 'nobody';
  if (!only) await openSession(client);
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
