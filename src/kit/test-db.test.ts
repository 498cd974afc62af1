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

const rows = (result: unknown) => (result as { rows: unknown[] }).rows.length;
