import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createTestDb } from '#kit/test-db.ts';
import { registered, registerOf } from './processing.ts';
import { readSchema } from './read-processing.ts';

test('the register of processing speaks of every column of the database, and of none that is gone', async () => {
  const database = await createTestDb('migrated');
  const schema = await readSchema(database);
  await database.close();
  const { listed, unlisted } = registerOf(schema);
  // A new column has its place in processing.json: personal, with a ground, or other.
  expect(unlisted).toEqual([]);
  const there = new Set(schema.map(({ table, column }) => `${table}.${column}`));
  expect(registered.filter(({ table, column }) => !there.has(`${table}.${column}`))).toEqual([]);
  for (const { people, purpose, basis, retention } of listed)
    expect([people, purpose, basis, retention].every(Boolean)).toBe(true);
  expect(listed).toContainEqual(expect.objectContaining({ table: 'leads', column: 'phone' }));
});

test('what the documents say of the data names every table of the database, and none that is gone', async () => {
  const database = await createTestDb('migrated');
  const tables = new Set((await readSchema(database)).map(({ table }) => table));
  await database.close();
  const rows = readFileSync('docs/data.md', 'utf8').matchAll(/^\| (`.*?`) +\|/gm);
  const named = new Set([...rows].flatMap(([, names = '']) => names.match(/\w+(?=`)/g) ?? []));
  expect([...tables].filter((table) => !named.has(table))).toEqual([]);
  expect([...named].filter((table) => !tables.has(table))).toEqual([]);
});
