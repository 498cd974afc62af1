import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settings } from '#agency/settings/table.server.ts';
import type { Database } from '#kit/database.server.ts';
import { createTestDb } from '#kit/test-db.ts';
import { inTransaction } from './in-transaction.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDb();
});
afterAll(() => database.close());

const write = (ctx: Pick<Database, 'db'>, key: string) =>
  inTransaction(ctx, async (ctx) => {
    await ctx.db.insert(settings).values({ key, value: {} });
    return ctx.db;
  });
const isThere = async (key: string) =>
  (await database.db.select().from(settings).where(eq(settings.key, key))).length > 0;

test('a verb that writes is a transaction of its own, and a part of the one it is called in', async () => {
  expect(await write(database, 'alone')).not.toBe(database.db);
  expect(await isThere('alone')).toBe(true);

  await inTransaction(database, async (ctx) => {
    expect(await write(ctx, 'joined')).toBe(ctx.db);
  });
  expect(await isThere('joined')).toBe(true);

  const failing = inTransaction(database, async (ctx) => {
    await write(ctx, 'undone');
    throw new Error('after it');
  });
  await expect(failing).rejects.toThrow('after it');
  expect(await isThere('undone')).toBe(false);
});

test('what else a context carries goes along, and a transaction can ask for more', async () => {
  const now = () => new Date(0);
  const seen = await inTransaction(
    { db: database.db, now },
    async (ctx) => {
      const { rows } = await ctx.db.execute<{ level: string }>(
        sql`select current_setting('transaction_isolation') as level`,
      );
      return { level: rows[0]?.level, now: ctx.now };
    },
    { isolationLevel: 'repeatable read' },
  );
  expect(seen).toEqual({ level: 'repeatable read', now });
});
