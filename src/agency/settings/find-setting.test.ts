import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '#kit/context.ts';
import type { Database } from '#kit/database.server.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { createTestDb } from '#kit/test-db.ts';
import { findSetting } from './find-setting.ts';
import { settings } from './table.server.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDb();
});
afterAll(() => database.close());

/** The same handle, counting what is read with it. */
function counted(db: Db) {
  const counts = { statements: 0 };
  const select: Db['select'] = ((...columns: []) => {
    counts.statements++;
    return db.select(...columns);
  }) as Db['select'];
  return Object.assign(counts, { db: Object.assign(Object.create(db) as Db, { select }) });
}

test('settings asked for at once are read in one statement, and each time anew', async () => {
  await database.db.insert(settings).values([
    { key: 'one', value: { n: 1 } },
    { key: 'two', value: { n: 2 } },
  ]);
  const reading = counted(database.db);
  const asked = ['one', 'two', 'one', 'none'].map((key) => findSetting(reading, key));
  expect((await Promise.all(asked)).map((row) => row?.value)).toEqual([
    { n: 1 },
    { n: 2 },
    { n: 1 },
    undefined,
  ]);
  expect(reading.statements).toBe(1);

  // A transaction sees what it wrote itself, and nobody else does.
  await inTransaction(database, async (ctx) => {
    await ctx.db.insert(settings).values({ key: 'own', value: {} });
    expect(await findSetting(ctx, 'own')).toBeDefined();
  });
  await database.db.delete(settings);
  expect(await findSetting(reading, 'one')).toBeUndefined();
  expect(reading.statements).toBe(2);
});

test('a database that does not answer fails all who asked, and none who ask later', async () => {
  let fails = true;
  const select: Db['select'] = ((...columns: []) => {
    if (fails) throw new Error('away');
    return database.db.select(...columns);
  }) as Db['select'];
  const ctx = { db: Object.assign(Object.create(database.db) as Db, { select }) };
  const asked = await Promise.allSettled([findSetting(ctx, 'one'), findSetting(ctx, 'two')]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await findSetting(ctx, 'one')).toBeUndefined();
});
