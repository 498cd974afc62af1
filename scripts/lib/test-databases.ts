import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { openDatabase, wrapEmbedded } from '#db/client.server.ts';
import { startPostgres } from './postgres-server.ts';

/** Before the tests of one backend: a migrated database that each test gets its own copy of. See src/db/test-db.ts. */
export default function setup(project: TestProject) {
  return project.config.env.TEST_BACKEND === 'postgres' ? postgresTemplate() : pgliteSnapshot();
}

async function postgresTemplate() {
  const server = await startPostgres();
  const template = new URL(server.url);
  template.pathname = '/template1';
  const database = await openDatabase({ url: template.href, dataDir: '' });
  await database.migrate();
  await database.close();
  process.env.TEST_POSTGRES_URL = server.url;
  return () => server.remove();
}

async function pgliteSnapshot() {
  const folder = mkdtempSync(path.join(tmpdir(), 'nirmaan-pglite-'));
  const embedded = await PGlite.create();
  await (await wrapEmbedded(embedded)).migrate();
  const dump = await embedded.dumpDataDir('none');
  await embedded.close();
  process.env.TEST_PGLITE_SNAPSHOT = path.join(folder, 'migrated.tar');
  writeFileSync(process.env.TEST_PGLITE_SNAPSHOT, Buffer.from(await dump.arrayBuffer()));
  return () => rmSync(folder, { recursive: true });
}
