import type { Client } from 'pg';
import { idOf, withoutIndexes } from './fill-rows.ts';

/** A receiver that was told most of it. */
export const benchWebhook = '01975d3c-0000-7000-8000-00000000be01';

/** A million deliveries to two addresses: nearly all received, a few of each other state, one of them of a rare event. */
export async function fillWebhooks(client: Client, count: number): Promise<void> {
  await client.query(`insert into webhooks (id, url, note, events, secret)
    values ('${benchWebhook}', 'https://receiver.example/', '', '["order.paid"]', 'whsec_'),
      ('01975d3c-0000-7000-8000-00000000be02', 'https://other.example/', '', '["order.paid"]', 'whsec_')`);
  await withoutIndexes(
    client,
    'webhook_deliveries',
    `insert into webhook_deliveries (id, webhook_id, at, event, body, status, attempts, answer, sent_at)
    select ${idOf('delivery')},
      case when n % 3 = 0 then '01975d3c-0000-7000-8000-00000000be02' else '${benchWebhook}' end::uuid,
      now() - n * interval '90 seconds',
      case when n % 100003 = 0 then 'certificate.revoked' when n % 3 = 0 then 'help.asked'
        else (array['lead.created','lead.updated','order.paid','invoice.paid'])[1 + n % 4] end,
      '{"type":"order.paid","version":1,"timestamp":"2026-11-26T09:15:00.000Z","data":{"transactionId":"txn_' || n || '"}}',
      case when n % 5000 = 0 then 'dead' when n % 777 = 0 then 'held' else 'sent' end, 1, 200, now()
    from generate_series(1, ${count}) n`,
  );
}
