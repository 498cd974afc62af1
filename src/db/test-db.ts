import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { guardTransactions, openDatabase, wrapEmbedded, type Database } from './client.server.ts';

/**
 * A migrated, empty database that belongs to the caller alone, on the backend whose turn it is.
 * `close()` removes it. A test file that uses it runs once on PGlite and once on PostgreSQL.
 */
export function createTestDb(): Promise<Database> {
  return process.env.TEST_BACKEND === 'postgres' ? copyOfTemplate() : copyOfSnapshot();
}

async function copyOfSnapshot(): Promise<Database> {
  const loadDataDir = await openAsBlob(process.env.TEST_PGLITE_SNAPSHOT ?? '');
  return wrapEmbedded(guardTransactions(await PGlite.create({ loadDataDir })));
}

async function copyOfTemplate(): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = process.env.TEST_POSTGRES_URL ?? '';
  await onServer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = await openDatabase({ url: own.href, dataDir: '' });
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(url, `drop database ${name} with (force)`);
    },
  };
}

async function onServer(url: string, statement: string) {
  const server = await openDatabase({ url, dataDir: '' });
  await server.db.execute(sql.raw(statement));
  await server.close();
}
