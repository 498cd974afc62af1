import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'pg';
import { createEmbedded, openDatabase, wrapEmbedded, type Database } from './database.server.ts';
import { timed } from './timed.ts';

/** What a test finds in its database: the empty tables, or what a server's first start puts into them. */
export type SetUp = 'migrated' | 'seeded';

/**
 * A database that belongs to the caller alone, on the backend whose turn it is: a copy of the one that
 * scripts/lib/test-databases.ts has made of each set-up. `close()` lets go of it.
 */
export function createTestDb(setUp: SetUp = 'migrated'): Promise<Database> {
  const copy = process.env.TEST_BACKEND === 'postgres' ? copyOfTemplate : copyOfSnapshot;
  return timed('database copy', () => copy(setUp));
}

async function copyOfSnapshot(setUp: SetUp): Promise<Database> {
  const loadDataDir = await openAsBlob(join(process.env.TEST_PGLITE_SNAPSHOTS ?? '', `${setUp}.tar`));
  return wrapEmbedded(await createEmbedded({ loadDataDir }));
}

/** One connection for all copies that this process makes. */
let server: Pool | undefined;

async function copyOfTemplate(setUp: SetUp): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = process.env.TEST_POSTGRES_URL ?? '';
  server ??= new Pool({ connectionString: url, max: 1, allowExitOnIdle: true });
  // It is never dropped: the whole server is thrown away after the tests. Files copied as they are cost a third of
  // what the default way does, which writes each page into the log as well.
  await server.query(`create database ${name} template ${setUp} strategy file_copy`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return openDatabase({ url: own.href, dataDir: '' });
}
