import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { createDiskFiles } from '#adapters/files/disk-files.ts';
import { createS3Files } from '#adapters/files/s3-files.ts';
import { createQueue } from '#adapters/queue/pg-boss.ts';
import type { BackupPlace } from '#desk/backups/backup-place.ts';
import { createEmbedded, openDatabase, wrapEmbedded, type Database } from '#kit/database.server.ts';
import type { BackupSettings } from './backup-settings.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** Where the backups of a database lie, and how they are tried beside it. */
export function createBackupPlace(
  { folder, s3, passphrase, dataDir }: BackupSettings,
  database: Pick<Database, 'url'>,
): BackupPlace {
  const { url } = database;
  return {
    store: s3 ? createS3Files(s3) : createDiskFiles(folder),
    where: s3 ? `the bucket ${s3.bucket} at ${new URL(s3.endpoint).host}` : `the folder ${folder}`,
    passphrase,
    scratchFolder: dataDir,
    version,
    backend: url ? 'PostgreSQL' : 'PGlite',
    withScratchDatabase: (run, migratedTo) =>
      url ? besideOnServer(url, run, migratedTo) : inMemory(run, migratedTo),
  };
}

/** Makes of an empty database one that rows can be put into; which queues there are stands in the backup. */
export async function prepareForRows(database: Database, migratedTo?: number): Promise<void> {
  await database.migrate(migratedTo);
  const queue = createQueue(database, pino({ level: 'silent' }), []);
  await queue.open();
  await queue.stop();
}

const inMemory = async <R>(run: (database: Database) => Promise<R>, migratedTo?: number): Promise<R> =>
  using(await wrapEmbedded(await createEmbedded()), run, migratedTo);

async function using<R>(
  database: Database,
  run: (database: Database) => Promise<R>,
  migratedTo?: number,
): Promise<R> {
  try {
    await prepareForRows(database, migratedTo);
    return await run(database);
  } finally {
    await database.close();
  }
}

/** A database of its own on the same server. One that a killed process left behind goes before the next after a day. */
async function besideOnServer<R>(
  url: string,
  run: (database: Database) => Promise<R>,
  migratedTo?: number,
): Promise<R> {
  const { Client } = await import('pg');
  const server = new Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  server.on('error', () => {});
  await server.connect();
  const name = `${prefix}${Date.now()}_${randomBytes(4).toString('hex')}`;
  try {
    const { rows } = await server.query<{ name: string }>(
      String.raw`select datname as name from pg_database where datname like 'nirmaan\_drill\_%'`,
    );
    const left = rows.filter((one) => Number(one.name.split('_')[2]) < Date.now() - 86_400_000);
    for (const one of left) await server.query(`drop database if exists "${one.name}" with (force)`);
    await server.query(`create database ${name}`).catch((error: Error) => {
      throw new Error(
        `No scratch database could be made (the database's user needs CREATEDB): ${error.message}`,
      );
    });
    const own = new URL(url);
    own.pathname = `/${name}`;
    try {
      return await using(
        await openDatabase({ url: own.href, dataDir: '' }, { statementLimit: 600_000 }),
        run,
        migratedTo,
      );
    } finally {
      await server.query(`drop database if exists ${name} with (force)`);
    }
  } finally {
    await server.end();
  }
}
const prefix = 'nirmaan_drill_';
