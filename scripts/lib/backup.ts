import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { z } from 'zod';
import { createDiskFiles } from '#adapters/files/disk-files.ts';
import { lockDataDir } from '#adapters/files/lock-data-dir.ts';
import { createS3Files, type S3Options } from '#adapters/files/s3-files.ts';
import { createQueue } from '#adapters/queue/pg-boss.ts';
import { openDatabase, type Database } from '#kit/database.server.ts';
import { dumpTables } from '#kit/dump-tables.server.ts';
import { settings } from '#agency/settings/table.server.ts';
import type { LastBackup } from '#desk/operations/operations.ts';
import { backupKey } from '#desk/operations/read-operations.ts';
import { FilesDown } from '#kit/ports/files.ts';
import { RestoreError, loadTables } from '#kit/load-tables.server.ts';
import { readS3Options } from '#server/s3-settings.ts';
import { listFiles, putBack, saveAll } from './stored-files.ts';

/** Where an installation keeps its things: the same settings as the server's. `s3`: null where uploads lie in `dataDir`. */
export type Place = { url: string | null; dataDir: string; s3: S3Options | null };

const uploadsOf = ({ dataDir, s3 }: Place) => (s3 ? createS3Files(s3) : diskFiles(dataDir));
export const diskFiles = (dataDir: string) => createDiskFiles(path.join(dataDir, 'uploads'));

const Manifest = z.object({
  format: z.literal(1),
  version: z.string(),
  backend: z.enum(['PGlite', 'PostgreSQL']),
  madeAt: z.iso.datetime(),
  tables: z.array(
    z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()), rows: z.number() }),
  ),
  uploads: z.number(),
});
export type Manifest = z.infer<typeof Manifest>;

/** Writes everything that cannot be built again into one .tar.gz, readable by its owner alone. */
export async function backup(place: Place, file: string): Promise<Manifest> {
  if (!place.url && !existsSync(path.join(place.dataDir, 'db')))
    throw new Error(`There is no database in ${place.dataDir}.`);
  const files = uploadsOf(place);
  return inScratchFolder(place, async (database, folder) => {
    const tables = await dumpTables(database.db, folder);
    if (tables.length === 0)
      throw new Error('The database is empty: the server has never been started on it.');
    const manifest: Manifest = {
      format: 1,
      version: (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version,
      backend: database.embedded ? 'PGlite' : 'PostgreSQL',
      madeAt: new Date().toISOString(),
      tables,
      uploads: place.s3
        ? await saveAll(files, path.join(folder, 'uploads'))
        : (await listFiles(files)).length,
    };
    writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2));
    const onDisk = !place.s3 && manifest.uploads > 0;
    const uploads = onDisk ? ['-C', path.resolve(place.dataDir), 'uploads'] : [];
    mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
    tar(['-czf', path.resolve(file), '-C', folder, '.', ...uploads]);
    chmodSync(file, 0o600);
    await recordBackup(database, file, manifest);
    return manifest;
  });
}

/** Leaves word for the back office, which shows when something was last saved. */
async function recordBackup({ db }: Database, file: string, { madeAt: at, tables }: Manifest) {
  const rows = tables.reduce((all, table) => all + table.rows, 0);
  const value: LastBackup = { at, file: path.basename(file), bytes: statSync(file).size, rows };
  await db
    .insert(settings)
    .values({ key: backupKey, value })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: new Date() } });
}

/** Puts a backup into an empty place, of either backend. @param replace replaces what is there */
export async function restore(place: Place, file: string, replace: boolean): Promise<Manifest> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const files = uploadsOf(place);
  if (!replace && (await listFiles(files)).length > 0)
    throw new RestoreError(
      `${place.s3 ? `The bucket ${place.s3.bucket}` : path.join(place.dataDir, 'uploads')} is not empty. Add --force to replace what it holds.`,
    );
  return inScratchFolder(place, async (database, folder) => {
    tar(['-xzf', path.resolve(file), '-C', folder]);
    const manifest = Manifest.parse(JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')));
    await database.migrate();
    // Which queues there are stands in the backup.
    const queue = createQueue(database, pino({ level: 'silent' }), []);
    await queue.open();
    await queue.stop();
    await loadTables(database.db, folder, manifest.tables, replace);
    await putBack(files, path.join(folder, 'uploads'));
    return manifest;
  });
}

async function inScratchFolder<R>(place: Place, run: (database: Database, folder: string) => Promise<R>) {
  const lock = place.url ? null : lockDataDir(place.dataDir);
  const folder = mkdtempSync(path.join(tmpdir(), 'nirmaan-backup-'));
  try {
    const database = await openDatabase(place);
    try {
      return await run(database, folder);
    } finally {
      await database.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
    lock?.release();
  }
}

function tar(args: string[]) {
  const { status, stderr, error } = spawnSync('tar', args, { encoding: 'utf8' });
  if (error) throw new Error(`tar could not be run: ${error.message}`);
  if (status !== 0) throw new Error(`tar failed: ${stderr.trim()}`);
}

/** For the commands: the place they work on, and failures as one line. */
export async function inPlace(run: (place: Place) => Promise<string>) {
  if (existsSync('.env')) process.loadEnvFile('.env');
  // Past a pooler: what is saved is one long transaction.
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR } = process.env;
  const url = DATABASE_DIRECT_URL || DATABASE_URL || null;
  try {
    const s3 = readS3Options(process.env);
    console.log(`✓ ${await run({ url, dataDir: DATA_DIR || './data', s3 })}`);
  } catch (error) {
    console.error(`✗ ${error instanceof FilesDown ? error.reason : (error as Error).message}`);
    process.exitCode = 1;
  }
}

export function summary({ tables, uploads }: Manifest) {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables and ${uploads} uploaded files`;
}
