import type { Client } from 'pg';
import { idOf, names, step, withoutIndexes } from './fill-rows.ts';

/** Of the sources that leads come from elsewhere, all but its last digit. */
export const sourceId = '00000000-0000-7000-8000-00000000f01';

/** Who works on projects, and whose assistant proposes. */
const someone = `(select id from staff order by created_at limit 1)`;

/** What came after the first sales: projects with steps, files and certificates, and what assistants would like done. */
export async function fillSales(client: Client, count: number): Promise<void> {
  await withoutIndexes(
    client,
    'projects',
    `insert into projects (id, number, origin, email, name, phone, language, title, service, assigned_to, state, open_step, due_on, needs, starts_on)
    select ${idOf('project')}, n, 'bench:' || n, 'buyer' || n % 200000 || '@example.com', ${names}, '', 'en', 'A shop on the web', 'E-commerce Website',
      case when n % 3 = 0 then ${someone} end, case when n % 5 = 0 then 'running' when n % 50 = 1 then 'stopped' else 'done' end,
      case when n % 5 = 0 then 1 + n / 5 % 6 end, case when n % 5 = 0 then current_date + n / 5 % 400 - 4 end, '', current_date - 100
    from generate_series(1, ${count}) n`,
  );
  await client.query(`select setval(pg_get_serial_sequence('projects', 'number'), ${count})`);
  await withoutIndexes(
    client,
    'project_steps',
    `insert into project_steps (id, project_id, position, title, due_on, done_at)
    select gen_random_uuid(), id, position, 'Step ' || position, starts_on + 20 * position, case when position < open_step then now() end
    from projects cross join generate_series(1, 6) position where state = 'running'`,
  );
  await withoutIndexes(
    client,
    'project_files',
    `insert into project_files (id, project_id, name, stored_name, bytes, sha256, unseen_since)
    select ${idOf('file')}, id, 'texts.pdf', 'f' || n, 1000, md5(n::text), case when n % 20000 = 0 then now() end
    from (select number as n, id from projects) p`,
  );
  const content = `jsonb_build_object('supplier', jsonb_build_object('brand', 'Sample', 'legalName', 'Sample', 'addressLines', '[]'::jsonb,
      'email', '', 'phones', '[]'::jsonb), 'owner', 'Somebody', 'project', jsonb_build_object('code', 'PR-1', 'title', 'A shop'),
      'owned', '[]'::jsonb, 'archive', jsonb_build_object('name', 'a.zip', 'sha256', ''))`;
  await withoutIndexes(
    client,
    'certificates',
    `insert into certificates (id, number, project_id, content, language, issued_at, issued_by)
    select ${idOf('certificate')}, 'OWN/26-27/' || lpad(n::text, 7, '0'), id, ${content}, 'en', now() - n * ${step}, 'Owner'
    from (select number as n, id from projects) p where n % 5 <> 0`,
  );
  await withoutIndexes(
    client,
    'proposals',
    `insert into proposals (id, at, staff_id, token_name, tool, permission, method, path, why, status)
    select ${idOf('proposal')}, now() - n * ${step}, ${someone}, 'An assistant', 'send_reply',
      case when n % 100000 = 0 then 'posts:edit' else 'leads:edit' end, 'POST', '/leads/x', 'They asked.',
      case when n % 5000 = 0 then 'open' when n % 3 = 0 then 'refused' else 'done' end
    from generate_series(1, ${count}) n`,
  );
  await client.query(`insert into api_tokens (id, staff_id, name, scopes, prefix, token_hash, expires_at)
    select ${idOf('token')}, ${someone}, 'Program ' || n, '["leads:read"]', 'nir_' || n, md5('token' || n), now() - interval '1 day'
    from generate_series(1, 2000) n`);
}

/** What was told to networks of each second lead, and a million leads of two sources elsewhere. */
export async function fillLeadDoors(client: Client, count: number): Promise<void> {
  await client.query(
    `insert into conversion_destinations (kind, active, ids, secret) values ('meta', true, '{}', ''), ('google-ads', true, '{}', ''), ('ga4', false, '{}', '')`,
  );
  await withoutIndexes(
    client,
    'conversions',
    `insert into conversions (id, lead_id, event, destination, at, event_id, state, reason)
    select (substr(id::text, 1, 15) || substr(gen_random_uuid()::text, 16))::uuid, id, case when n % 60 = 0 then 'won' else 'lead' end, kind, created_at, id,
      case when n % 30000 = 0 then 'dead' when n % 60000 = 2 then 'queued' when n % 4 = 0 then 'sent' else 'skipped' end, null
    from (select row_number() over (order by id) as n, id, created_at from leads) l
      cross join (values ('meta'), ('google-ads'), ('ga4')) networks (kind)
    where n % 2 = 0 and (kind <> 'ga4' or n % 90000 = 0)`,
  );
  await client.query(`insert into outside_sources (id, kind, name, service, language, origins, mapping, secret)
    select ('${sourceId}' || n)::uuid, kind, kind, '', 'en', '[]', '{}', '{"key":"a key of the bench"}'
    from unnest(array['meta', 'google', 'indiamart', 'form']) with ordinality of_kind (kind, n)`);
  await withoutIndexes(
    client,
    'outside_leads',
    `insert into outside_leads (id, source_id, external_id, at, state, lead_id)
    select (substr(id::text, 1, 15) || substr(gen_random_uuid()::text, 16))::uuid, ('${sourceId}' || case when n % 4 = 0 then 2 else 1 end)::uuid,
      n::text, created_at, case when n % 20000 = 0 then 'refused' when n % 50000 = 1 then 'waiting' else 'taken' end, id
    from (select row_number() over (order by id) as n, id, created_at from leads limit ${count}) l`,
  );
  await client.query(
    `insert into lead_tags (id, name) select gen_random_uuid(), 'Tag ' || n from generate_series(1, 300) n`,
  );
}
