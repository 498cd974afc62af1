import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDb } from './test-db.ts';

test('PostgreSQL keeps what it is asked often, not what comes in ever other words', async () => {
  const { db, pool, close } = await createTestDb();
  onTestFinished(close);
  const divide = (by: number[]) => {
    const sum = sql.join(
      by.map((one) => sql`${one}::int`),
      sql` + `,
    );
    return db.execute(sql`select 84 / (${sum}) as share`);
  };
  const kept = async () =>
    (await db.execute(sql`select from pg_prepared_statements where statement like 'select 84 /%'`)).rows
      .length;
  for (let i = 2; i < 12; i++) await divide(Array.from({ length: i }, () => 1));
  expect(await kept()).toBe(0);
  for (let i = 0; i < 10; i++) await divide([2]);
  // The embedded one is asked without a wire, and keeps nothing.
  expect(await kept()).toBe(pool ? 1 : 0);

  // What was refused is asked anew, not for ever under a name that PostgreSQL does not know.
  for (let i = 0; i < 5; i++) await divide([3, 4]);
  await expect(divide([0, 0])).rejects.toThrow();
  expect((await divide([40, 2])).rows).toEqual([{ share: 2 }]);
});
