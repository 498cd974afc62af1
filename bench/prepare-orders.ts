import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { openDatabase } from '#kit/database.server.ts';
import type { paymentTransactions } from '#money/payments/table.server.ts';
import type { PricedOrder } from '#money/payments/priced-order.ts';

/**
 * Customers with a session and one thing in the cart each, and payments of other customers that wait for the gateway's
 * word, for `requests.ts`: written down in few statements, for nobody shall wait for the bench's own preparations. The
 * sessions stand as awake, as they do on the way from a cart to its order.
 */
export async function prepareOrders(where: { url: string | null; dataDir: string }, many: number) {
  const { db, close } = await openDatabase(where);
  const run = (statement: string) => db.execute(sql.raw(statement));
  for (let from = 0; from < many; from += 2_000) {
    const n = `generate_series(${from}, ${Math.min(from + 2_000, many) - 1}) n`;
    const customer = `md5('buyer' || n)::uuid`;
    const payer = `md5('payer' || n)::uuid`;
    for (const who of ['buyer', 'payer'])
      await run(`insert into customers (id, email, full_name, phone)
        select md5('${who}' || n)::uuid, '${who}' || n || '@example.com', 'Ravi Kale', '9000000001' from ${n}`);
    await run(`insert into customer_sessions (id, customer_id, kind, seen_at, expires_at, ip, user_agent)
      select md5('session' || n)::uuid, ${customer}, 'cookie', now() + interval '1 hour', now() + interval '1 day', '127.0.0.1', 'bench' from ${n}`);
    await run(`insert into customer_tokens (token_hash, session_id, use, generation, expires_at)
      select rtrim(translate(encode(sha256(convert_to('a-session-of-the-bench-number-' || n, 'UTF8')), 'base64'), '+/', '-_'), '='),
        md5('session' || n)::uuid, 'access', 0, now() + interval '1 day' from ${n}`);
    await run(`insert into cart_items (id, customer_id, benefit_id, seen_price_paise)
      select gen_random_uuid(), ${customer}, (select id from benefits where status = 'Active' order by position limit 1), 0 from ${n}`);
    await run(`insert into addresses (id, customer_id, kind, address, city, pincode, state_code, is_default)
      select gen_random_uuid(), ${customer}, 'Office', '12 Example Lane', 'Mumbai', '400078', '27', true from ${n}`);
    await run(`insert into payment_transactions (id, created_at, updated_at, customer_id, purpose, subject_id, "order", total_paise,
        status, mode, gateway_order_id, expires_at)
      select 'txn_' || md5('txn' || n), now(), now(), ${payer}, 'cart', 'cart', '${JSON.stringify(order)}', 118000, 'pending', 'sandbox',
        'order_' || substr(md5('order' || n), 1, 14), now() + interval '1 day' from ${n}`);
  }
  await run('analyze');
  await close();
}

const order: PricedOrder = {
  purpose: 'cart',
  subjectId: 'cart',
  lines: [
    { kind: 'benefit', refId: 'b1', title: 'Search console', quantity: 1, months: 12, amountPaise: 100_000 },
  ],
  couponCode: null,
  discountPaise: 0,
  gst: { mode: 'exclusive', percent: 18, taxablePaise: 100_000, gstPaise: 18_000 },
  totalPaise: 118_000,
  buyer: { name: 'Ravi Kale', email: 'ravi@example.com', phone: '9000000001', gstin: '', address: '', pincode: '411001', stateCode: '27' }, // prettier-ignore
  clientReference: null,
};
const someone = '00000000-0000-7000-8000-000000000001';

/** One row of a payment that waits, as starting one writes it, of the customer that `prepareBuyer` makes. */
export function aPayment(): typeof paymentTransactions.$inferInsert {
  const id = v7();
  const now = new Date();
  return {
    id: `txn_${id.replaceAll('-', '')}`,
    createdAt: now,
    updatedAt: now,
    customerId: someone,
    purpose: 'quotation',
    subjectId: id,
    order,
    totalPaise: 118_000,
    mode: 'sandbox',
    expiresAt: now,
    nextCheckAt: now,
  };
}

/** Whom the rows of `aPayment` belong to. */
export async function prepareBuyer(where: { url: string | null; dataDir: string }) {
  const { db, migrate, close } = await openDatabase(where);
  await migrate();
  await db.execute(
    sql`insert into customers (id, email, full_name) values (${someone}, 'buyer@example.com', 'Ravi Kale')`,
  );
  await close();
}
