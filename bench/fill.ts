import { Client } from 'pg';
import { fillAdvertising, fillTouches } from './fill-advertising.ts';
import { fillBooks } from './fill-books.ts';
import { idOf, names, withoutIndexes } from './fill-rows.ts';
import { fillLeadDoors, fillSales } from './fill-sales.ts';
import { fillSearch } from './fill-search.ts';
import { fillSite } from './fill-site.ts';
import { fillWebhooks } from './fill-webhooks.ts';

/** A connection that may take its time, unlike the product's own. */
export async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

/** A tag of one lead in fifty, and a field that one in twenty has filled in: one in four thousand with Thane. */
export const benchTag = '00000000-0000-7000-8000-00000000f001';
export const benchField = '00000000-0000-7000-8000-00000000f002';

/** `sales`: what came after the first sales. `site`: what comes in by the site. */
export const parts = ['sales', 'site'] as const;
export type Part = (typeof parts)[number];

const buyers = 200_000;
const at = (step: string) => `now() - n * interval '${step}'`;

/**
 * Fills a migrated database with customers, `count` payments over three years, as many documents and as many leads, in
 * parts that ask nothing of each other, at once.
 * @param only one part, with the leads that it needs
 */
export async function fill(url: string, count: number, only?: Part): Promise<void> {
  const client = await connect(url);
  await fillCustomers(client);
  const sales = [fillLeads, fillSales, fillWebhooks];
  const site = [fillSite, fillSearch];
  const all = [...sales, ...site, fillShop, fillBooks, fillAdvertising];
  await Promise.all(
    (only ? { sales, site }[only] : all).map(async (part) => {
      const client = await connect(url);
      // Rows are what they say: no reference has to be looked up for each of them.
      await client.query("set session_replication_role = replica; set maintenance_work_mem = '512MB'");
      await part(client, count);
      await client.end();
    }),
  );
  await client.query('vacuum analyze');
  // What is still to be written would be written while the lists are timed.
  await client.query('checkpoint');
  await client.end();
}

const fillCustomers = (client: Client) =>
  client.query(`insert into customers (id, email, full_name, phone, created_at)
    select md5('buyer' || n)::uuid, 'buyer' || n || '@example.com', ${names}, '90000' || lpad((n % 100000)::text, 5, '0'), ${at('8 minutes')}
    from generate_series(1, ${buyers}) n`);

async function fillShop(client: Client, count: number): Promise<void> {
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
      from generate_series(1, ${count}) n) rows join customers c on c.id = md5('buyer' || b)::uuid`,
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
}

/** Leads with what was done with them, tags and an own field, and quotations of the newest. */
async function fillLeads(client: Client, count: number): Promise<void> {
  await withoutIndexes(
    client,
    'leads',
    `insert into leads (id, created_at, updated_at, name, phone, phone_complete, email, service,
      message, source, form, page_url, attribution, status, next_follow_up_at, value_paise, expected_close_on, tags, custom, score)
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
      case when n % 20 = 0 then jsonb_build_object('${benchField}', case when n % 4000 = 0 then 'Thane' else 'Pune' end) else '{}' end, n % 97
    from generate_series(1, ${count}) n`,
  );
  await fillTouches(client);
  await fillLeadDoors(client, count);
  await client.query(`insert into lead_events (id, lead_id, at, staff_name, kind, data)
    select gen_random_uuid(), id, created_at + interval '10 days', 'Owner', 'status', '{"from":"proposal","to":"won"}'
    from leads where status = 'won'`);
  await client.query(`insert into lead_tags (id, name) values ('${benchTag}', 'Exporter')`);
  await client.query(`insert into lead_fields (id, name, kind, choices, position)
    values ('${benchField}', 'District', 'choice', array['Thane', 'Pune'], 0)`);
  await client.query(`insert into quotations (id, public_id, status, created_at, updated_at, lead_id, title, name, company, gstin,
      mobile, email, intro, terms, valid_until, lines, net_paise, gst_paise, total_paise, sent_at)
    select ${idOf('quotation')}, md5('quotation' || n), (array['draft','sent','viewed','accepted','rejected'])[1 + n % 5], created_at,
      created_at, l.id, 'A shop on the web', l.name, '', '', l.phone, l.email, '', '', created_at::date + 30,
      jsonb_build_array(jsonb_build_object('id', 'a', 'title', 'Shop', 'description', '', 'quantity', 1, 'unitPricePaise', 100000,
        'discountPaise', 0, 'gstPercent', 18, 'sac', '998314')), 100000, 18000, 118000, created_at
    from (select row_number() over (order by id desc) as n, * from leads order by id desc limit 200000) l`);
}
