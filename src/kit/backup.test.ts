import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createPdfs } from '#adapters/pdf/pdfs.ts';
import { createQueue } from '#adapters/queue/pg-boss.ts';
import { testPlace } from '#desk/backups/test-place.ts';
import { allJobs } from '#server/jobs.ts';
import type { Db } from './context.ts';
import { migrationsFolder, type Database } from './database.server.ts';
import { dumpTables, listTables, quoted } from './dump-tables.server.ts';
import { RestoreError, loadTables } from './load-tables.server.ts';
import { migrationMoments } from './migrate.server.ts';
import { createTestDb } from './test-db.ts';

test('a backup brings every row of every table back, jobs included, and never mixes with what is there', async () => {
  const [source, target, folder] = await Promise.all([
    createTestDb(),
    createTestDb(),
    mkdtemp(path.join(tmpdir(), 'nirmaan-backup-')),
  ]);
  await Promise.all([openQueue(source), openQueue(target)]);
  await Promise.all([dropChecks(source.db), dropChecks(target.db)]);
  await fillEveryTable(source.db);

  const { tables: dumped, migration } = await dumpTables(source.db, folder);
  expect(migration).toBe(migrationMoments(migrationsFolder).at(-1));
  expect(dumped.filter((table) => table.schema === 'public' && table.rows === 0)).toEqual([]);
  expect(dumped.find((table) => table.name === 'leads')?.rows).toBe(1_201);
  // The queue may have put one of its own there, at a full minute.
  expect(dumped.find((table) => table.name === 'job')?.rows).toBeGreaterThanOrEqual(3);

  await loadTables(target.db, folder, dumped, false);
  expect(await fingerprints(target.db)).toEqual(await fingerprints(source.db));

  await expect(loadTables(target.db, folder, dumped, false)).rejects.toThrow(RestoreError);
  await target.db.execute(sql`insert into settings (key, value) values ('later', '{}')`);
  await loadTables(target.db, folder, dumped, true);
  expect(await fingerprints(target.db)).toEqual(await fingerprints(source.db));

  // What a migration put there stays where an older backup knows nothing of it.
  const older = dumped.filter(({ name }) => name !== 'project_templates');
  await loadTables(target.db, folder, older, true);
  expect(await fingerprints(target.db)).toEqual(await fingerprints(source.db));

  const newer = dumped.map((table) => ({ ...table, columns: [...table.columns, 'not_yet_known'] }));
  await expect(loadTables(target.db, folder, newer, true)).rejects.toThrow('Restore with the version');
  expect(await fingerprints(target.db)).toEqual(await fingerprints(source.db));

  const { rows } = await target.db.execute(sql`
    insert into customers (id, email, full_name) values (gen_random_uuid(), 'next@example.com', 'Next')
    returning number > (select max(number) from customers) as goes_on`);
  expect(rows).toEqual([{ goes_on: true }]);
  await Promise.all([source.close(), target.close(), rm(folder, { recursive: true })]);
});

async function openQueue(database: Database) {
  const queue = createQueue(database, pino({ level: 'silent' }), allJobs(createPdfs(), testPlace()));
  await queue.open();
  await queue.stop();
}

/** Awkward values are not sensible ones. */
async function dropChecks(db: Db) {
  const { rows } = await db.execute<{ drop: string }>(sql`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop
    from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`);
  for (const { drop } of rows) await db.execute(sql.raw(drop));
}

/** Whatever the schema is at the time: rows of awkward values in each of our tables, and three jobs. */
async function fillEveryTable(db: Db) {
  const awkward: Record<string, string> = {
    uuid: 'gen_random_uuid()',
    text: `'₹ "quoted" \\back\\slash, line\nbreak 🙂 ' || i`,
    jsonb: `'{"a":[1,null,"₹\\"\\\\n"],"big":12345678901234567890.125}'::jsonb`,
    'timestamp with time zone': `now() - i * interval '1.000001 second'`,
    'timestamp(3) with time zone': `date_trunc('milliseconds', now()) - i * interval '1.001 second'`,
    date: 'current_date - i',
    boolean: 'i % 2 = 0',
    integer: 'i',
    bigint: 'i * 10000000000',
    numeric: 'i / 4.0',
    bytea: `'\\x00ff0a22'::bytea || int4send(i)`,
    'double precision': 'i / 3.0::float8',
    tsvector: `array_to_tsvector(array['it''s', 'a\\b', 'वेबसाइट']) || '''c'':2A,3'::tsvector`,
    'integer[]': 'array[i, -1]',
    'text[]': `array['a,b', '"c"', 'NULL', '']`,
    'uuid[]': `array[gen_random_uuid(), gen_random_uuid()]`,
  };
  for (const table of (await listTables(db)).filter(({ schema }) => schema === 'public')) {
    const { rows: columns } = await db.execute<{ name: string; type: string; refers: string | null }>(sql`
      select a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
        (select format('(select %I from %s limit 1)', t.attname, f.confrelid::regclass) from pg_constraint f
          join pg_attribute t on t.attrelid = f.confrelid
            and t.attnum = f.confkey[array_position(f.conkey, a.attnum)]
          where f.conrelid = a.attrelid and f.contype = 'f' and a.attnum = any(f.conkey)) as refers
      from pg_attribute a where a.attrelid = ${quoted(table)}::regclass and a.attname in ${table.columns}`);
    const value = ({ name, type, refers }: (typeof columns)[number]) => {
      const sample = refers ?? awkward[type.replace(/^numeric\(.*/, 'numeric')];
      if (!sample) throw new Error(`Say what an awkward ${type} is: ${table.name}.${name} has one`);
      return sample;
    };
    await db.execute(
      sql.raw(`insert into ${quoted(table)} (${columns.map(({ name }) => `"${name}"`).join(', ')})
        select ${columns.map(value).join(', ')}
        from generate_series(1, ${table.name === 'leads' ? 1_201 : 3}) as i on conflict do nothing`),
    );
  }
  await db.execute(
    sql`insert into pgboss.job (name, data) select 'deliver-message', '{"messageId":"1"}' from generate_series(1, 3)`,
  );
}

/** Count and checksum of each table. */
async function fingerprints(db: Db) {
  const result: Record<string, unknown> = {};
  for (const table of await listTables(db)) {
    // The queue writes down itself when it was last looked after.
    if (['queue', 'schedule'].includes(table.name)) continue;
    const { rows } = await db.execute(
      sql.raw(`select count(*)::int as rows, md5(string_agg(md5(t::text), '' order by md5(t::text))) as sum
        from ${quoted(table)} t`),
    );
    result[table.name] = rows[0];
  }
  return result;
}
