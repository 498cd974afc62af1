import { Client } from 'pg';
import { fillBooks, fillSales } from './fill-books.ts';

/** A connection that may take its time, unlike the product's own. */
export async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

/** A tag of one lead in fifty, and a field that one in twenty has filled in: one in four thousand with Thane. */
export const benchTag = '00000000-0000-7000-8000-00000000f001';
export const benchField = '00000000-0000-7000-8000-00000000f002';

const buyers = 200_000;
export const names = `(array['Meera','Arjun','Farah','Joseph','Kavita','Imran','Sunita','Rohan','Lata','Dev','Anjali'])[1 + n % 11]
  || ' ' || (array['Kale','Nair','Shaikh','Dsouza','Rao','Patil','Iyer','Joshi','Gill','Bose','Menon','Das'])[1 + n % 12]
  || ' ' || substr(md5('name' || n), 1, 5)`;
const at = (step: string) => `now() - n * interval '${step}'`;

/** Fills a migrated database with customers, `orders` payments over three years, and as many leads. */
export async function fill(client: Client, orders: number): Promise<void> {
  await client.query(`insert into customers (id, email, full_name, phone, created_at)
    select md5('buyer' || n)::uuid, 'buyer' || n || '@example.com', ${names}, '90000' || lpad((n % 100000)::text, 5, '0'), ${at('8 minutes')}
    from generate_series(1, ${buyers}) n`);
  await withoutIndexes(
    client,
    'payment_transactions',
    `insert into payment_transactions
    (id, created_at, updated_at, customer_id, purpose, subject_id, "order", total_paise, status, mode, gateway_order_id,
      expires_at, paid_at, paid_payment_id, refunded_paise, review_reason)
    select 'txn_' || md5(n::text), ${at('90 seconds')}, ${at('90 seconds')}, md5('buyer' || b)::uuid, purpose, purpose || n,
      jsonb_build_object('purpose', purpose, 'subjectId', purpose || n, 'lines', jsonb_build_array(jsonb_build_object('kind', 'benefit',
        'refId', 'b1', 'title', 'Search console', 'quantity', 1, 'months', 12, 'amountPaise', 100000)), 'couponCode', null,
        'discountPaise', 0, 'gst', jsonb_build_object('mode', 'exclusive', 'percent', 18, 'taxablePaise', 100000, 'gstPaise', 18000),
        'totalPaise', 118000, 'buyer', jsonb_build_object('name', c.full_name, 'email', c.email, 'phone', c.phone, 'gstin', '',
        'address', '12 Example Lane, Pune', 'pincode', '411001', 'stateCode', '27'), 'clientReference', null),
      118000, status, case when n % 500 = 0 then 'test' else 'sandbox' end, 'order_' || substr(md5('order' || n), 1, 14),
      ${at('90 seconds')} + interval '1 day', case when paid then ${at('90 seconds')} end,
      case when paid then 'pay_' || substr(md5('pay' || n), 1, 14) end, case status when 'refunded' then 118000 else 0 end,
      case status when 'review' then 'The money that came is not what was asked for.' end
    from (select n, 1 + n % ${buyers} as b, case when n % 4 = 0 then 'admission' when n % 1000 = 1 then 'quotation' else 'cart' end as purpose,
      case when n % 5000 = 0 then 'review' when n % 20 < 15 then 'paid' when n % 20 = 15 then 'refunded' when n % 20 = 16 then 'pending'
        when n % 20 < 19 then 'expired' else 'cancelled' end as status, n % 5000 <> 0 and n % 20 < 16 as paid
      from generate_series(1, ${orders}) n) rows join customers c on c.id = md5('buyer' || b)::uuid`,
  );
  await withoutIndexes(
    client,
    'payment_attempts',
    `insert into payment_attempts
    (gateway_payment_id, transaction_id, created_at, updated_at, amount_paise, currency, status, captured, refunded_paise, method)
    select paid_payment_id, id, created_at, created_at, total_paise, currency, 'captured', true, refunded_paise, 'upi'
    from payment_transactions where paid_payment_id is not null`,
  );
  await client.query(`insert into fulfilments (transaction_id, purpose, delivered_at)
    select id, purpose, paid_at from payment_transactions where paid_at is not null`);
  await withoutIndexes(
    client,
    'payment_audit',
    `insert into payment_audit (id, at, transaction_id, what, "to", trigger, actor, evidence)
    select gen_random_uuid(), created_at, id, 'created', 'created', 'customer', 'customer', '{}' from payment_transactions`,
  );
  await withoutIndexes(
    client,
    'leads',
    `insert into leads (id, created_at, updated_at, name, phone, phone_complete, email, service,
      message, source, form, page_url, attribution, status, next_follow_up_at, value_paise, expected_close_on, tags, custom)
    select (lpad(to_hex((extract(epoch from now()) * 1000)::bigint - n::bigint * 90000), 12, '0') || '7' || substr(md5(n::text), 1, 3)
      || '8' || substr(md5(n::text), 4, 15))::uuid, ${at('90 seconds')}, ${at('90 seconds')}, ${names},
      '90000' || lpad((n % 100000)::text, 5, '0'), true, 'visitor' || n || '@example.com',
      (array['Website Development','Google Ads','E-commerce Website','Digital Marketing','Meta Ads'])[1 + n % 5],
      'We sell furniture in Thane and need a site with about ' || n || ' products, in Marathi and English.',
      (array['Contact Inquiry','Google Ads','Chatbot','Offer'])[1 + n % 4],
      case when n % 1000 = 0 then 'picker' else (array['contact','enquiry','chatbot','offer'])[1 + n % 4] end,
      'http://localhost:3000/contact-us', '{"referrer":"https://www.example.com/search","landingPage":"/"}',
      case when n < 500 then 'new' when n % 400 = 0 then 'suspected' else (array['contacted','qualified','won','lost'])[1 + n % 4] end,
      case when n % 300 = 0 then now() + (n % 3000 - 1500) * interval '1 hour' end,
      case when n % 3 = 0 then 100000 * (1 + n % 400) end, case when n % 10 = 0 then current_date + n % 300 - 60 end,
      case when n % 50 = 0 then array['${benchTag}'::uuid] else '{}' end,
      case when n % 20 = 0 then jsonb_build_object('${benchField}', case when n % 4000 = 0 then 'Thane' else 'Pune' end) else '{}' end
    from generate_series(1, ${orders}) n`,
  );
  await client.query(`insert into lead_events (id, lead_id, at, staff_name, kind, data)
    select gen_random_uuid(), id, created_at + interval '10 days', 'Owner', 'status', '{"from":"proposal","to":"won"}'
    from leads where status = 'won'`);
  await client.query(`insert into lead_tags (id, name) values ('${benchTag}', 'Exporter')`);
  await client.query(`insert into lead_fields (id, name, kind, choices, position)
    values ('${benchField}', 'District', 'choice', array['Thane', 'Pune'], 0)`);
  await fillBooks(client, orders);
  await fillSales(client);
  await client.query('vacuum analyze');
}

/** Rows come in many times faster where the indexes are made afterwards. */
export async function withoutIndexes(client: Client, table: string, insert: string): Promise<void> {
  const { rows } = await client.query<{ name: string; made: string }>(
    `select i.relname as name, pg_get_indexdef(i.oid) as made from pg_index x join pg_class i on i.oid = x.indexrelid
      where x.indrelid = $1::regclass and not x.indisunique`,
    [table],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await client.query(insert);
  for (const { made } of rows) await client.query(made);
}
