import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { migrationsFolder, openDatabase, wrapEmbedded, type Database } from './database.server.ts';
import { createTestDb } from './test-db.ts';

/** The journal that says which migrations there are, as drizzle reads it. */
type Journal = {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
};

/** A database that is only migrated, opened once more with one migration more. */
async function oneMore(statements: string) {
  const migrations = await mkdtemp(join(tmpdir(), 'nirmaan-migrate-'));
  await cp(migrationsFolder, migrations, { recursive: true });
  const file = join(migrations, 'meta', '_journal.json');
  const { entries } = JSON.parse(await readFile(file, 'utf8')) as Journal;
  const more = { idx: 99, version: '7', when: Date.parse('2100-01-01'), tag: '9999_more', breakpoints: true };
  await writeFile(file, JSON.stringify({ entries: [...entries, more] }));
  await writeFile(join(migrations, '9999_more.sql'), statements);

  const own = await createTestDb();
  const options = { statementLimit: 200, migrations };
  const open = () =>
    own.embedded ? wrapEmbedded(own.embedded, options) : openDatabase({ url: own.url, dataDir: '' }, options);
  const opened: Database[] = [];
  return {
    own,
    open: async () => {
      const database = await open();
      opened.push(database);
      return database;
    },
    close: async () => {
      for (const database of opened) if (database.pool) await database.close();
      await own.close();
      await rm(migrations, { recursive: true });
    },
  };
}

test('a migration may take longer than a statement of a visitor', async () => {
  const { open, close } = await oneMore('create table slow as select 1 as one from pg_sleep(0.4);');
  const database = await open();
  await database.migrate();
  const { rows } = await database.db.execute(sql`select one from slow`);
  expect(rows).toEqual([{ one: 1 }]);
  await close();
});

test('an index is built beside who writes, by one of two that start together, and anew where it was left half-built', async () => {
  const index = '"customers_by_name"';
  const { own, open, close } = await oneMore(
    `create index concurrently ${index} on customers (full_name);--> statement-breakpoint\nselect 1;`,
  );
  const valid = async () => {
    const { rows } = await own.db.execute(
      sql`select indisvalid as valid from pg_index where indexrelid = to_regclass(${index})`,
    );
    return rows;
  };
  const two = own.embedded ? [await open()] : [await open(), await open()];
  await Promise.all(two.map((database) => database.migrate()));
  expect(await valid()).toEqual([{ valid: true }]);

  if (own.pool) {
    await own.db.execute(
      sql`update pg_index set indisvalid = false where indexrelid = to_regclass(${index})`,
    );
    await two[0]?.migrate();
    expect(await valid()).toEqual([{ valid: true }]);
  }
  await close();
});

test('a migration waits for no lock so long that others wait behind it: it steps back and tries again', async () => {
  const { own, open, close } = await oneMore('alter table customers add column shoe_size integer;');
  if (!own.pool) return close();
  const holder = await own.pool.connect();
  await holder.query('begin; lock table customers in access share mode');
  const database = await open();
  const done = database.migrate();
  const waiting = sql`select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and query like 'alter table customers%'`;
  await expect.poll(async () => (await own.db.execute(waiting)).rows[0]?.n).toBe(1);
  // While it waits nobody reads; a second later everybody does, although the holder holds on.
  await own.db.execute(sql`select count(*) from customers`);
  await holder.query('commit');
  holder.release();
  await done;
  await database.db.execute(sql`select shoe_size from customers`);
  await close();
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
