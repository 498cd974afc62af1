import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { needDatabase, nounsOf, onBothDatabases, usesSql, sqlNouns } from './on-both-databases.ts';
import { nounOf } from './room-of.ts';

const both = onBothDatabases(needDatabase());

test('money, locks, the queue, search, JSON and time run on both databases; what only goes through them runs on one', () => {
  expect(both).toEqual(
    expect.arrayContaining([
      'src/kit/backup.test.ts',
      'src/money/invoices/issue.test.ts',
      'src/money/payments/payments.test.ts',
      'src/money/payments/random-walk.test.ts',
    ]),
  );
  for (const elsewhere of ['src/server/bad-input.test.ts', 'src/office/roles.test.ts'])
    expect(both).not.toContain(elsewhere);
  for (const noun of ['audit', 'bookings', 'customers', 'leads', 'payments', 'statistics', 'queue', 'limits'])
    expect(sqlNouns()).toContain(noun);
  for (const noun of ['secrets', 'pdf', 'share-cards']) expect(sqlNouns()).not.toContain(noun);
  for (const source of [
    "import { eq, sql } from 'drizzle-orm';",
    "select().from(orders).for('update')",
    'insert(leads).values(row).onConflictDoNothing()',
    "import { PgBoss } from 'pg-boss';",
  ])
    expect(usesSql(source)).toBe(true);
  expect(usesSql("import { eq } from 'drizzle-orm';\ndb.select().from(leads).where(eq(leads.id, id))")).toBe(
    false,
  );
});

test('every source that speaks SQL of its own has a test that runs on both databases, or its users have', () => {
  const covered = new Set(both.flatMap((file) => [...nounsOf(file)]));
  const sources = globSync('src/**/*.{ts,tsx}')
    .map((file) => ({ file: file.replaceAll('\\', '/'), source: readFileSync(file, 'utf8') }))
    .filter(({ file }) => !/\.test\.|\/test-/.test(file));
  /** Whether somebody who is covered uses it. */
  const isUsed = (noun: string) =>
    sources.some(({ file, source }) => {
      const user = nounOf(file);
      return user !== noun && covered.has(user ?? '') && nounsOf(file, source).has(noun);
    });
  expect([...sqlNouns()].filter((noun) => !covered.has(noun) && !isUsed(noun))).toEqual([]);
});
