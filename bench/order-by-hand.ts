// The least that can begin an order: the statements of create-order as plain texts, in its two transactions with the
// gateway's order between them, through the same driver and as many connections; nothing is read, checked or worded.
import { createHash } from 'node:crypto';
import { Pool, type ClientBase } from 'pg';
import { v7 } from 'uuid';
import { nextCheckAt } from '#money/payments/reconciliation/check-schedule.ts';
import { taskOf } from './child.ts';
import { aPayment } from './prepare-orders.ts';
import { tokenOf } from './requests.ts';

/** `from`: the number of the first buyer, each of whom begins one order. */
export type OrdersByHand = {
  url: string;
  gatewayUrl: string;
  connections: number;
  seconds: number;
  from: number;
};

const { url, gatewayUrl, connections, seconds, from } = taskOf<OrdersByHand>();
const pool = new Pool({ connectionString: url, max: 10 });
const all = `"id", "number", "created_at", "updated_at", "customer_id", "purpose", "subject_id", "order", "total_paise", "currency", "status", "mode", "gateway_order_id", "is_hosted", "gateway_link_id", "gateway_link_url", "opening_at", "opening_tries", "client_reference", "page", "link_id", "expires_at", "paid_at", "paid_payment_id", "refunded_paise", "last_error_code", "last_error_text", "review_reason", "next_check_at", "check_count"`;

/** What is read before the order is frozen: one after the other whose session it is, then the rest side by side. */
async function read(i: number, customer: string) {
  const token = createHash('sha256').update(tokenOf(i)).digest('base64url');
  await pool.query(
    `select c.id, c.code, s.id, s.seen_at < now() - interval '1 minute' from customer_tokens t
      join customer_sessions s on s.id = t.session_id join customers c on c.id = s.customer_id
      where t.token_hash = $1 and t.use = $2 and t.expires_at > now() and s.kind = $3 and s.expires_at > now()
        and c.blocked_at is null and c.closed_at is null`,
    [token, 'access', 'cookie'],
  );
  await Promise.all([
    pool.query(
      `select c.id, c.code, c.email, c.full_name, c.phone, c.gst, c.company, c.erase_at, m.name, m.widths
        from customers c left join media m on m.id = c.picture_id where c.id = $1`,
      [customer],
    ),
    pool.query(
      `select id, kind, address, city, pincode, state_code, is_default from addresses where customer_id = $1
        order by is_default desc, id`,
      [customer],
    ),
    pool.query(`select key, value, updated_at from settings where key = $1`, ['site']),
    pool.query(
      `select i.id, b.id, b.title, b.description, b.icon, b.original_paise, b.price_paise, i.added_at,
        b.status = 'Active', nullif(i.seen_price_paise, b.price_paise)
        from cart_items i join benefits b on b.id = i.benefit_id where i.customer_id = $1 order by i.id`,
      [customer],
    ),
    pool.query(`select * from gst_rates order by position, id limit $1`, [1]),
  ]);
}

async function inTransaction(customer: string, run: (client: ClientBase) => Promise<unknown>) {
  const client = await pool.connect();
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `payment:${customer}:cart:cart`,
  ]);
  await run(client);
  await client.query('commit');
  client.release();
}

const note = (
  client: ClientBase,
  id: string,
  what: string,
  states: [string | null, string],
  evidence: object,
) =>
  client.query(
    `insert into payment_audit (id, at, transaction_id, what, "from", "to", trigger, actor, evidence)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [v7(), new Date(), id, what, ...states, 'customer', 'customer', JSON.stringify(evidence)],
  );

async function begin(i: number) {
  const sum = createHash('md5').update(`buyer${i}`).digest('hex');
  const customer = sum.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
  const { id, order, totalPaise } = aPayment();
  await read(i, customer);
  await inTransaction(customer, async (client) => {
    await client.query(
      `select ${all} from payment_transactions where purpose = $1 and subject_id = $2 and customer_id = $3
        and status in ($4, $5, $6)`,
      ['cart', 'cart', customer, 'created', 'pending', 'authorized'],
    );
    const now = new Date();
    await client.query(
      `insert into payment_transactions (id, created_at, updated_at, customer_id, purpose, subject_id, "order", total_paise,
        mode, is_hosted, opening_at, opening_tries, expires_at, next_check_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning ${all}`,
      [
        id,
        now,
        now,
        customer,
        'cart',
        'cart',
        JSON.stringify(order),
        totalPaise,
        'sandbox',
        false,
        now,
        1,
        now,
        nextCheckAt(now, now, 0),
      ],
    );
    await note(client, id, 'created', [null, 'created'], {});
  });
  const asked = { amount: totalPaise, currency: 'INR', receipt: id };
  const answer = await fetch(`${gatewayUrl}/v1/orders`, { method: 'POST', body: JSON.stringify(asked) });
  const opened = (await answer.json()) as { id: string };
  await inTransaction(customer, async (client) => {
    await client.query(
      `update payment_transactions set updated_at = $1, status = $2, gateway_order_id = $3, opening_at = $4
        where id = $5 and status in ($6) returning ${all}`,
      [new Date(), 'pending', opened.id, null, id, 'created'],
    );
    await note(client, id, 'opened', ['created', 'pending'], { order: opened });
  });
}

let next = from;
const started = performance.now();
const end = started + seconds * 1_000;
await Promise.all(
  Array.from({ length: connections }, async () => {
    while (performance.now() < end) await begin(next++);
  }),
);
const perSecond = (next - from) / ((performance.now() - started) / 1_000);
await pool.end();
console.log(JSON.stringify({ perSecond }));
