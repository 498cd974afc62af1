import type { Client } from 'pg';
import { withoutIndexes } from './fill-rows.ts';

const campaign = `'google/campaign ' || n % 100`;

/** A million visits, one in ten of a campaign, what a thousand campaigns cost on each day, and a twentieth of the refunds. */
export async function fillAdvertising(client: Client, count: number): Promise<void> {
  await withoutIndexes(
    client,
    'visit_events',
    `insert into visit_events (id, at, kind, path, name, entry, device, referrer, utm_source, utm_medium, utm_campaign, click)
    select gen_random_uuid(), now() - n * interval '90 seconds', 'page_view', '/', '', true, 'phone', '',
      case when n % 10 = 0 then 'google' else '' end, '', case when n % 10 = 0 then 'Campaign ' || n % 100 else '' end,
      case when n % 10 = 0 then 'google' else '' end
    from generate_series(1, ${count}) n`,
  );
  await client.query(`insert into ad_campaigns (id, platform, external_id, name, plain_name)
    select md5('campaign' || n)::uuid, 'google', n::text, 'Campaign ' || n, 'campaign ' || n from generate_series(0, 999) n`);
  await client.query(`insert into ad_spend (campaign_id, day, spend_paise, impressions, clicks)
    select md5('campaign' || n)::uuid, current_date - day, 50000 + n * day, 1000, 10
    from generate_series(0, 999) n, generate_series(0, 1095) day`);
  await client.query(`insert into payment_refunds (id, transaction_id, gateway_payment_id, created_at, updated_at,
      idempotency_key, amount_paise, status, reason)
    select gen_random_uuid(), 'txn_' || md5(n::text), 'pay_' || substr(md5('pay' || n), 1, 14),
      now() - n * interval '90 seconds', now() - n * interval '90 seconds', md5('refund' || n), 118000, 'processed', ''
    from generate_series(15, ${count}, 20) n`);
}

/** One lead in twenty came with a campaign, half of them with another one last. */
export const fillTouches = (client: Client) =>
  withoutIndexes(
    client,
    'lead_touches',
    `insert into lead_touches (id, lead_id, at, raw, body_hash, page_url, user_agent, ip, campaign, last_campaign)
    select gen_random_uuid(), id, created_at, '{}', '', '', '', '',
      case when n % 20 = 0 then ${campaign} else '' end,
      case when n % 40 = 0 then 'google/campaign ' || (n + 7) % 100 when n % 20 = 0 then ${campaign} else '' end
    from (select row_number() over (order by id) as n, id, created_at from leads) l`,
  );
