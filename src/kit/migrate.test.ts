import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openDatabase, wrapEmbedded } from './database.server.ts';
import { createTestDb } from './test-db.ts';

test('a migration may take longer than a statement of a visitor', async () => {
  const migrations = await mkdtemp(join(tmpdir(), 'nirmaan-migrate-'));
  await mkdir(join(migrations, 'meta'));
  const entry = { idx: 0, version: '7', when: Date.parse('2100-01-01'), tag: '0000_slow', breakpoints: true };
  await writeFile(join(migrations, 'meta', '_journal.json'), JSON.stringify({ entries: [entry] }));
  await writeFile(
    join(migrations, '0000_slow.sql'),
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
