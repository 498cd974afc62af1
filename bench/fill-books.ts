import type { Client } from 'pg';
import { idOf, names, step, withoutIndexes } from './fill-rows.ts';

/** How many companies owe us something, or did. */
const companies = 50_000;

/** What a document says, in JSON. @param part what its one line, its taxes and its place are, as SQL */
const contentOf = (part: { title: string; description: string; place: string; corrects: string }) => `
  jsonb_build_object('supplier', jsonb_build_object('brand', 'Sample', 'legalName', 'Sample Studio Private Limited',
      'addressLines', jsonb_build_array('1 Example Road', 'Pune 411001'), 'email', 'hello@example.com',
      'phones', jsonb_build_array('9000000000'), 'gstin', '27AAPFU0939F1ZV', 'stateCode', '27'),
    'buyer', jsonb_build_object('name', 'Company ' || c, 'email', 'owes' || c || '@example.com', 'phone', '', 'gstin', '',
      'address', '4 Lake Road, Pune', 'pincode', '411001', 'stateCode', ${part.place}),
    'placeOfSupply', ${part.place},
    'lines', jsonb_build_array(jsonb_build_object('title', ${part.title}, 'description', ${part.description}, 'sac', '998361',
      'quantity', 1, 'unitPaise', 100000, 'discountPaise', 0, 'gstPercent', 18, 'taxablePaise', 100000)),
    'rates', jsonb_build_array(jsonb_build_object('percent', 18, 'taxablePaise', 100000) || taxes),
    'totals', jsonb_build_object('taxablePaise', 100000, 'roundOffPaise', 0, 'totalPaise', 118000) || taxes,
    'inWords', 'One Thousand One Hundred Eighty Rupees Only', 'reverseCharge', false, 'couponCode', null, 'paymentId', null,
    'corrects', ${part.corrects})`;

/**
 * Documents of three years: of 50,000 companies, a tenth of them open, from half of the others tax was kept back, one in
 * fifty for a year, one in forty with a credit note; from the shop one in a hundred. Money and advances with vouchers.
 * @param count of invoices
 */
export async function fillBooks(client: Client, count: number): Promise<void> {
  await client.query(`insert into buyers (id, name, company, gstin, address, pincode, state_code, country, is_zone, mobile, email)
    select md5('owes' || n)::uuid, ${names}, 'Company ' || n, '', '4 Lake Road', '', '27', '', false, '', 'owes' || n || '@example.com'
    from generate_series(1, ${companies}) n`);
  await client.query(`insert into invoice_series (series, last) values
    ('MIL/26-27/', ${count}), ('MIL/26-27/C', ${count}), ('MIL/26-27/A', 20000)`);
  const rows = `(select n, 1 + n % ${companies} as c, case when n % 5 = 0 then '29' else '27' end as place,
    case when n % 5 = 0 then '{"cgstPaise":0,"sgstPaise":0,"igstPaise":18000}'::jsonb
      else '{"cgstPaise":9000,"sgstPaise":9000,"igstPaise":0}'::jsonb end as taxes from generate_series(1, ${count}) n) rows`;
  const columns = `(id, number, kind, series, count, financial_year, issued_at, transaction_id, buyer_id, corrects_id, due_on, content,
    buyer_name, buyer_gstin, buyer_email, taxable_paise, gst_paise, total_paise)`;
  const buyer = `'Company ' || c, '', 'owes' || c || '@example.com', 100000, 18000, 118000`;
  const year = `case when now() - n * ${step} >= '2026-04-01' then '26-27' when now() - n * ${step} >= '2025-04-01' then '25-26'
    when now() - n * ${step} >= '2024-04-01' then '24-25' else '23-24' end`;
  const shop = 'n % 100 = 11 and n % 20 < 16';
  const sold = contentOf({
    title: `'Retainer'`,
    description: `case when n % 50 = 3 then '12 months' else 'October' end`,
    place: 'place',
    corrects: `'null'::jsonb`,
  });
  const corrects = `jsonb_build_object('number', 'MIL/26-27/' || lpad(n::text, 7, '0'), 'issuedOn', (now() - n * ${step})::date)`;
  const back = contentOf({ title: `'Refund'`, description: `''`, place: 'place', corrects });
  await withoutIndexes(
    client,
    'invoices',
    `insert into invoices ${columns}
    select ${idOf('inv')}, 'MIL/26-27/' || lpad(n::text, 7, '0'), 'tax-invoice', 'MIL/26-27/', n, ${year}, now() - n * ${step},
      case when ${shop} then 'txn_' || md5(n::text) end, case when not (${shop}) then md5('owes' || c)::uuid end, null,
      case when not (${shop}) then (now() - n * ${step})::date + 15 end, ${sold}, ${buyer}
    from ${rows}
    union all select ${idOf('note')}, 'MIL/26-27/C' || lpad(n::text, 7, '0'), 'credit-note', 'MIL/26-27/C', n, ${year},
      now() - n * ${step} + interval '2 hours', null, md5('owes' || c)::uuid, ${idOf('inv')}, null, ${back}, ${buyer}
    from ${rows} where n % 40 = 1
    union all select ${idOf('voucher')}, 'MIL/26-27/A' || lpad(n::text, 5, '0'), 'receipt-voucher', 'MIL/26-27/A', n, ${year},
      now() - n * ${step}, null, md5('owes' || c)::uuid, null, null, ${sold}, ${buyer}
    from ${rows} where n <= 20000`,
  );
  await withoutIndexes(
    client,
    'receivables',
    `insert into receivables (invoice_id, buyer_id, due_on, total_paise, open_paise)
    select id, buyer_id, due_on, total_paise, case when count % 10 = 0 then 118000 else 0 end from invoices where due_on is not null`,
  );
  await fillMoney(client);
  await fillAround(client);
}

/** What settled the invoices: money of its own receipt, of every second one less the tax that was kept back, or a credit note. */
async function fillMoney(client: Client): Promise<void> {
  const settled = `from invoices where due_on is not null and count % 10 <> 0 and count % 40 <> 1`;
  await withoutIndexes(
    client,
    'receipts',
    `insert into receipts (id, created_at, buyer_id, received_on, method, reference, amount_paise)
    select id, issued_at + interval '9 days', buyer_id, issued_at::date + 9, 'bank', 'UTR' || count,
      case when count % 2 = 1 then 116000 else 118000 end ${settled}
    union all select md5('advance' || n)::uuid, now() - n * ${step}, md5('owes' || 1 + n % ${companies})::uuid, (now() - n * ${step})::date,
      'bank', 'ADV' || n, 118000 from generate_series(1, 20000) n`,
  );
  await withoutIndexes(
    client,
    'advances',
    `insert into advances (id, receipt_id, buyer_id, taken_on, amount_paise, left_paise, voucher_id)
    select id, md5('advance' || count)::uuid, buyer_id, issued_at::date, 118000, 118000, id from invoices where kind = 'receipt-voucher'`,
  );
  await withoutIndexes(
    client,
    'settlements',
    `insert into settlements (id, at, kind, amount_paise, buyer_id, invoice_id, receipt_id, note_id, deducted_on, kept_back)
    select id, issued_at + interval '9 days', 'money', case when count % 2 = 1 then 116000 else 118000 end, buyer_id, id, id,
      null::uuid, null::date, null::jsonb ${settled}
    union all select ${idOf('kept')}, issued_at + interval '9 days',
      case when count % 20 = 3 then 'gst-tds' else 'tds' end, 2000, buyer_id, id, id, null,
      issued_at::date + 9, '{"ruleId":"contractor","section":"393(1)","percent":2,"basePaise":100000,"isOdd":false}'
    from (select count as n, * from invoices) invoices where due_on is not null and count % 10 <> 0 and count % 40 <> 1 and count % 2 = 1
    union all select id, issued_at, 'note', total_paise, buyer_id, corrects_id, null, id, null, null
    from invoices where kind = 'credit-note' and corrects_id in (select invoice_id from receivables)`,
  );
  await client.query(`insert into kept_back_seen (settlement_id, seen_on)
    select id, current_date from settlements where kind in ('tds', 'gst-tds') and deducted_on < current_date - 120`);
  await client.query(`insert into reminders (invoice_id, days, at)
    select invoice_id, 3, now() from receivables where open_paise > 0 and due_on < current_date - 3`);
}

/** Links and claims about what is owed, lines of the bank, what comes every month, a price list. */
async function fillAround(client: Client): Promise<void> {
  await withoutIndexes(
    client,
    'payment_links',
    `insert into payment_links (id, created_at, invoice_id, amount_paise, in_parts, expires_at, mailed_at, mailed_to)
    select gen_random_uuid(), now(), invoice_id, open_paise, n % 2 = 0, now() + (n % 200 - 100) * interval '1 day', now(), 'owes@example.com'
    from (select row_number() over () as n, * from receivables where open_paise > 0) r`,
  );
  await client.query(`insert into payment_claims (id, created_at, invoice_id, reference, paid_on, status)
    select gen_random_uuid(), now(), invoice_id, lpad(n::text, 12, '6'), current_date, case when n % 50 = 0 then 'open' else 'dismissed' end
    from (select row_number() over () as n, * from receivables where open_paise > 0 limit 50000) r`);
  await withoutIndexes(
    client,
    'bank_transactions',
    `insert into bank_transactions (id, created_at, booked_on, description, reference, credit_paise, fingerprint, status)
    select ${idOf('bank')}, now() - n * ${step}, (now() - n * ${step})::date, 'NEFT COMPANY ' || n % ${companies}, lpad(n::text, 12, '4'),
      118000, 'f' || n, case when n % 200 = 0 then 'open' when n % 50 = 1 then 'set-aside' else 'booked' end
    from generate_series(1, 1000000) n`,
  );
  await client.query(`insert into recurring_invoices (id, status, buyer_id, every, starts_on, sends, supply, prices_include, lines,
      due_days, order_number, note, total_paise, next_on)
    select ${idOf('recurring')}, case when n % 10 = 0 then 'paused' else 'active' end, md5('owes' || n)::uuid, 'month',
      current_date - 300, true, 'ordinary', false, '[]', 15, '', '', 118000, current_date + n % 30 + 1
    from generate_series(1, ${companies}) n`);
  await client.query(`insert into price_items (id, title, description, sac, unit, price_paise, gst_percent, status)
    select gen_random_uuid(), 'Item ' || n, '', '998314', 'piece', 100000, 18, 'Active' from generate_series(1, 500) n`);
}
