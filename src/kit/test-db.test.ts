import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestDb } from './test-db.ts';

test('every test has a migrated, empty database of its own', async () => {
  const [one, other] = await Promise.all([createTestDb(), createTestDb()]);
  await one.db.execute(sql`insert into settings (key, value) values ('test', '{}')`);
  const inOne = await one.db.execute(sql`select key from settings`);
  const inOther = await other.db.execute(sql`select key from settings`);
  expect([rows(inOne), rows(inOther)]).toEqual([1, 0]);
  await Promise.all([one.close(), other.close()]);
});

test('lists are read and sent as lists', async () => {
  const { db, close } = await createTestDb();
  const id = '01a217d6-00f6-73dc-abcb-fa9e19f74d15';
  const found =
    await db.execute(sql`select ${sql.param(['a', 'b'])}::text[] as texts, ${sql.param([1, 2])}::int[] as numbers,
    ${sql.param([id])}::uuid[] as ids, array[true, false] as truths, array_agg(nspname::text) as names
    from pg_namespace where nspname = 'public'`);
  expect(found.rows).toEqual([
    { texts: ['a', 'b'], numbers: [1, 2], ids: [id], truths: [true, false], names: ['public'] },
  ]);
  await close();
});

const rows = (result: unknown) => (result as { rows: unknown[] }).rows.length;
