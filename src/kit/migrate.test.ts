import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { migrationsFolder, openDatabase, wrapEmbedded } from './database.server.ts';
import { createTestDb } from './test-db.ts';

/** The journal that says which migrations there are, as drizzle reads it. */
type Journal = {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
};

test('a migration may take longer than a statement of a visitor', async () => {
  const migrations = await mkdtemp(join(tmpdir(), 'nirmaan-migrate-'));
  await cp(migrationsFolder, migrations, { recursive: true });
  const file = join(migrations, 'meta', '_journal.json');
  const { entries } = JSON.parse(await readFile(file, 'utf8')) as Journal;
  const slow = { idx: 99, version: '7', when: Date.parse('2100-01-01'), tag: '9999_slow', breakpoints: true };
  await writeFile(file, JSON.stringify({ entries: [...entries, slow] }));
  await writeFile(
    join(migrations, '9999_slow.sql'),
    'create table slow as select 1 as one from pg_sleep(0.4);',
  );

  const own = await createTestDb();
  const options = { statementLimit: 200, migrations };
  const database = own.embedded
    ? await wrapEmbedded(own.embedded, options)
    : await openDatabase({ url: own.url, dataDir: '' }, options);
  await database.migrate();
  const { rows } = await database.db.execute(sql`select one from slow`);
  expect(rows).toEqual([{ one: 1 }]);
  if (database.pool) await database.close();
  await own.close();
  await rm(migrations, { recursive: true });
});

test('a database that had all migrations from before they became one goes on from there, one that had some is refused', async () => {
  const own = await createTestDb();
  const journal = sql`drizzle.__drizzle_migrations`;
  const count = async () => (await own.db.execute(sql`select count(*)::int as n from ${journal}`)).rows[0];
  const before = await count();
  await own.db.execute(sql`insert into ${journal} (hash, created_at) values ('of an earlier one', 1000)`);
  await own.migrate();
  expect(await count()).toEqual({ n: Number(before?.n) + 1 });

  await own.db.execute(sql`delete from ${journal} where created_at > 1000`);
  await expect(own.migrate()).rejects.toThrow('before the first release');
  await own.close();
});
