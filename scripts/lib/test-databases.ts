import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { createPdfs } from '#adapters/pdf/pdfs.ts';
import { createQueue } from '#adapters/queue/pg-boss.ts';
import { openDatabase, wrapEmbedded, type Database } from '#kit/database.server.ts';
import { seed } from '#sample/seed.ts';
import { testPlace } from '#desk/backups/test-place.ts';
import { allJobs } from '#server/jobs.ts';
import type { SetUp } from '#kit/test-db.ts';
import { startPostgres } from './postgres-server.ts';

/** Before the tests of one backend: the databases that tests get their own copies of. See src/kit/test-db.ts. */
export default function setup(project: TestProject) {
  return project.config.env.TEST_BACKEND === 'postgres' ? postgresTemplates() : pgliteSnapshots();
}

/** What each kind of set-up holds, in the order in which one grows out of the other. */
const growing: [SetUp, (database: Database) => Promise<void>][] = [
  ['migrated', (database) => database.migrate()],
  ['seeded', seedAndQueue],
];

/** What a start of the server leaves in a database that was empty. */
async function seedAndQueue(database: Database) {
  await seed(database.db);
  const queue = createQueue(database, pino({ level: 'silent' }), allJobs(createPdfs(), testPlace()));
  await queue.open();
  await queue.stop();
}

async function postgresTemplates() {
  const server = await startPostgres();
  let template = 'template1';
  for (const [name, grow] of growing) {
    const url = await server.createDatabase(name, template);
    const database = await openDatabase({ url, dataDir: '' });
    await grow(database);
    await database.close();
    template = name;
  }
  process.env.TEST_POSTGRES_URL = server.url;
  return async () => {
    // Nobody asks for the data any more: a goodbye would write all of it to the disk first.
    await server.stop('kill');
    await server.remove();
  };
}

async function pgliteSnapshots() {
  const folder = mkdtempSync(path.join(tmpdir(), 'nirmaan-pglite-'));
  // A short log makes a copy a third smaller, and what only new databases are made of the rest by half.
  const embedded = await PGlite.create({
    initDbStartParams: ['--wal-segsize=1'],
    startParams: [...PGlite.defaultStartParams, '-c', 'min_wal_size=2MB', '-c', 'max_wal_size=2MB'],
  });
  await embedded.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await embedded.exec(`drop database ${name}`);
  const database = await wrapEmbedded(embedded);
  for (const [name, grow] of growing) {
    await grow(database);
    // Else each copy would work through the log once more when it is opened; the second one shortens it.
    await embedded.exec('checkpoint; checkpoint');
    const dump = await embedded.dumpDataDir('none');
    writeFileSync(path.join(folder, `${name}.tar`), Buffer.from(await dump.arrayBuffer()));
  }
  await embedded.close();
  process.env.TEST_PGLITE_SNAPSHOTS = folder;
  return () => rmSync(folder, { recursive: true });
}
