import type { Client } from 'pg';
import { mostUnanswered } from '#sales/leads/chat/questions/question.ts';
import { idOf, names, step, withoutIndexes } from './fill-rows.ts';

/** A folder of the library, and a letter that went to everybody. */
export const benchFolder = '00000000-0000-7000-8000-00000000f101';
export const benchLetter = '00000000-0000-7000-8000-00000000f102';

/** What comes in by the site: pictures, readers of the newsletter, who waits for a day, what could not be answered, mails and chats. */
export async function fillSite(client: Client, count: number): Promise<void> {
  await fillPictures(client, count);
  await fillReaders(client, count);
  await withoutIndexes(
    client,
    'waiting_list',
    `insert into waiting_list (id, day, joined_at, lead_id, name, phone, email, meeting_type, client_address, origin, language, status)
    select ${idOf('waits')}, current_date + 60 - n / 1000, now() - n * ${step}, gen_random_uuid(), ${names}, '9' || lpad(n::text, 9, '0'), '',
      'meet', '', '', 'en', case when n % 3 = 0 then 'passed' else 'waiting' end
    from generate_series(1, ${count}) n`,
  );
  await withoutIndexes(
    client,
    'unanswered_questions',
    `insert into unanswered_questions (id, language, sought, question, times, first_asked_at, last_asked_at)
    select gen_random_uuid(), 'en', 'words ' || n, 'Do you build number ' || n || '?', 1 + n % 50, now(), now() - n * ${step}
    from generate_series(1, ${mostUnanswered}) n`,
  );
  await withoutIndexes(
    client,
    'incoming_mails',
    `insert into incoming_mails (id, channel, message_id, at, from_address, from_name, subject, text, quoted, stray_because, handled_at)
    select ${idOf('mail')}, case when n % 2 = 0 then 'whatsapp' else 'email' end, md5('mail' || n), now() - n * ${step},
      case when n % 2 = 0 then '9190000' || lpad((n % 200000)::text, 5, '0') else 'visitor' || n || '@example.com' end, ${names}, '', 'Yes.', '',
      case when n % 50000 = 0 then 'unknown' else '' end, case when n % 2000 <> 0 then now() end
    from generate_series(1, ${count}) n`,
  );
  await withoutIndexes(
    client,
    'messages',
    `insert into messages (id, dedupe_key, channel, recipient, subject, text, status)
    select ${idOf('message')}, 'bench:' || n, 'whatsapp', '9190000' || lpad((n % 200000)::text, 5, '0'), '', 'Your site is ready.', 'sent'
    from generate_series(1, ${count}) n`,
  );
}

/** A million pictures, half of them in five hundred folders, and photos of people besides, the newest of all. */
async function fillPictures(client: Client, count: number) {
  await client.query(`insert into media_folders (id, name)
    select case when n = 1 then '${benchFolder}' else ${idOf('folder')} end::uuid, 'Folder ' || n from generate_series(1, 500) n`);
  await withoutIndexes(
    client,
    'media',
    `insert into media (id, name, alt, width, height, placeholder, widths, folder_id, personal)
    select ${idOf('picture')}, 'bench-' || n, ${names} || ' before the shop ' || n, 1600, 900, '', '{400,800}',
      case when n % 2 = 0 then f.id end, n <= 100000
    from generate_series(1, ${count} + 100000) n
      left join (select row_number() over (order by id) as place, id from media_folders) f on f.place = 1 + n / 2 % 500`,
  );
}

/** Nine in ten confirmed; a tenth let us see what they open, and each of these got ten letters. */
async function fillReaders(client: Client, count: number) {
  await withoutIndexes(
    client,
    'subscribers',
    `insert into subscribers (id, email, status, token, language, ip, user_agent, source, interests, measured_since, requested_at, confirmed_at)
    select ${idOf('reader')}, case when n % 5 = 0 then 'buyer' || n / 5 else 'reader' || n end || '@example.com',
      case when n % 20 = 0 then 'pending' when n % 20 = 1 then 'unsubscribed' else 'confirmed' end, md5('reader' || n),
      (array['en','en','hi','mr'])[1 + n % 4], '', '', case when n % 7 = 0 then '' else '/blogs/article-' || n % 200 end,
      case when n % 3 = 0 then array['Websites', 'Topic ' || n % 12] else '{}' end, case when n % 10 = 5 then now() - interval '1 year' end,
      now() - n * ${step}, now() - n * ${step}
    from generate_series(1, ${count}) n`,
  );
  await client.query(`insert into letters (id, subject, text, status, send_at, sent_at, sent_to)
    select case when n = 1 then '${benchLetter}' else ${idOf('letter')} end::uuid, 'Letter ' || n, 'Dear reader', 'sent', now() - n * interval '7 days',
      now() - n * interval '7 days', 100000 from generate_series(1, 10) n`);
  await withoutIndexes(
    client,
    'letter_readers',
    `insert into letter_readers (letter_id, subscriber_id, opened_at)
    select l.id, s.id, case when ('x' || substr(s.token, 1, 2))::bit(8)::int < 100 then l.sent_at end
    from subscribers s cross join letters l where s.measured_since is not null`,
  );
}
