import { createReadStream, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createDiskFiles } from '#adapters/files/disk-files.ts';
import { lockDataDir } from '#adapters/files/lock-data-dir.ts';
import { createS3Files, type S3Options } from '#adapters/files/s3-files.ts';
import { readElsewhere } from '#agency/settings/served-at.ts';
import { inScratchFolder, openArchive, writeArchive } from '#desk/backups/archive.ts';
import { backupName, totalRows, type Manifest } from '#desk/backups/backup.ts';
import type { BackupPlace } from '#desk/backups/backup-place.ts';
import { forgetRun } from '#desk/backups/backup-run.ts';
import { waitAfterRestore } from '#desk/backups/restored.ts';
import { makeBackup, recordBackup } from '#desk/backups/make-backup.ts';
import type { Bytes } from '#desk/backups/sealed-stream.ts';
import { openDatabase, type Database } from '#kit/database.server.ts';
import { dumpTables, type Dumped, type DumpedTable } from '#kit/dump-tables.server.ts';
import { loadTables, RestoreError } from '#kit/load-tables.server.ts';
import { upgradeTables } from '#kit/upgrade-tables.server.ts';
import type { Db } from '#kit/context.ts';
import { reasonOf } from '#kit/reason-of.ts';
import { FilesDown, type Files } from '#kit/ports/files.ts';
import { createBackupPlace, prepareForRows } from '#server/backup-place.ts';
import { readBackupSettings } from '#server/backup-settings.ts';
import { readS3Options } from '#server/s3-settings.ts';
import { startupErrorText } from '#server/startup-error.ts';
import { moveFiles, type Moved } from './move-files.ts';
import { listFiles, putBack } from './stored-files.ts';

/** Where an installation keeps its things: the same settings as the server's. `s3`: null where uploads lie in `dataDir`. */
export type Place = { url: string | null; dataDir: string; s3: S3Options | null };

const uploadsOf = ({ dataDir, s3 }: Place) => (s3 ? createS3Files(s3) : diskFiles(dataDir));
export const diskFiles = (dataDir: string) => createDiskFiles(path.join(dataDir, 'uploads'));
const backupsOf = (place: Place) => createBackupPlace(readBackupSettings(process.env), place);
const now = () => new Date();

/**
 * Writes everything that cannot be built again into one archive, sealed where a passphrase is set.
 * @param file where to; without it among the backups that the office shows
 * @returns where it lies, and what is in it
 */
export async function backup(place: Place, file?: string): Promise<{ where: string } & Counts> {
  refuseMissing(place);
  const backups = backupsOf(place);
  return inDatabase(place, async ({ db }) => {
    const ctx = { db, files: uploadsOf(place), now };
    if (file) {
      const { manifest, bytes } = await writeTo(path.resolve(file), ctx, backups);
      const { madeAt: at, tables } = manifest;
      await recordBackup(ctx, { at, file: path.basename(file), bytes, rows: totalRows(tables) });
      return { ...manifest, where: file };
    }
    await refuseElsewhere(db);
    const made = await makeBackup(ctx, backups, 'command');
    if (!made) throw new Error('A backup is being made just now. Try again when it is through.');
    return { ...made, where: `${backups.where}: ${made.name}` };
  });
}

/** Among the backups of what it was copied from a copy's would lie, and push those out. The address is the server's. */
async function refuseElsewhere(db: Db) {
  const { PUBLIC_URL, PORT } = process.env;
  const publicUrl = new URL(PUBLIC_URL || `http://localhost:${PORT || 3000}`).origin;
  const elsewhere = await readElsewhere({ db, publicUrl });
  if (elsewhere)
    throw new Error(
      `Say first whether this installation has moved here from ${elsewhere}: under Backups, or by PUBLIC_URL where that is still its address. ` +
        'Until then a backup needs a file of your own: npm run backup FILE',
    );
}

/** Where there is no database none is made by looking for it. */
export function refuseMissing({ url, dataDir }: Place) {
  if (!url && !existsSync(path.join(dataDir, 'db'))) throw new Error(`There is no database in ${dataDir}.`);
}

async function writeTo(file: string, { db, files }: { db: Db; files: Files }, backups: BackupPlace) {
  mkdirSync(path.dirname(file), { recursive: true });
  return inScratchFolder(backups.scratchFolder, (scratch) =>
    writeArchive({ ...backups, db, files, at: now(), scratch }, file),
  );
}
type Counts = { tables: { rows: number }[]; uploads: number };

/**
 * Puts a backup into an empty place, of either backend.
 * @param from a file, or the name of one of the backups that the office shows
 * @param how.replace replaces what is there
 * @param how.isUnchanged nothing happened since the backup was made, so nothing has to wait for somebody to look
 */
export async function restore(
  place: Place,
  from: string,
  how: { replace: boolean; isUnchanged: boolean },
): Promise<Manifest> {
  const backups = backupsOf(place);
  const archive = await openBackup(backups, from);
  await refuseFilledUploads(place, how.replace);
  const { scratchFolder, passphrase } = backups;
  return inScratchFolder(scratchFolder, async (folder) => {
    const manifest = await openArchive(archive, folder, passphrase);
    return inDatabase(place, async (database) => {
      await putRows(database, folder, manifest, how.replace);
      if (!how.isUnchanged)
        await waitAfterRestore({ db: database.db, now }, { madeAt: new Date(manifest.madeAt) });
      await putBack(uploadsOf(place), path.join(folder, 'uploads'));
      return manifest;
    });
  });
}

async function putRows(database: Database, folder: string, dumped: Dumped, replace: boolean) {
  const tables = await upgradeTables(folder, dumped);
  await prepareForRows(database);
  await loadTables(database.db, folder, tables, replace);
  await forgetRun(database);
}

/** Does what a restore does besides its rows, where the database's provider has brought them back to a moment. */
export async function waitAfterRollback(place: Place, moment: string): Promise<Date> {
  const madeAt = new Date(moment);
  if (!(madeAt < now())) throw new Error('Say to which moment it went back, as 2026-11-29T03:30:00+05:30.');
  refuseMissing(place);
  await inDatabase(place, ({ db }) => waitAfterRestore({ db, now }, { madeAt }));
  return madeAt;
}

async function refuseFilledUploads(place: Place, replace: boolean) {
  if (replace || (await listFiles(uploadsOf(place))).length === 0) return;
  throw new RestoreError(
    `${place.s3 ? `The bucket ${place.s3.bucket}` : path.join(place.dataDir, 'uploads')} is not empty. Add --force to replace what it holds.`,
  );
}

async function openBackup({ store, where }: BackupPlace, from: string): Promise<Bytes> {
  if (existsSync(from)) return Readable.toWeb(createReadStream(from)) as Bytes;
  if (!backupName.safeParse(from).success) throw new Error(`There is no file ${from}.`);
  const stored = await store.open(from);
  if (!stored) throw new Error(`There is no backup ${from} in ${where}.`);
  return stored.body;
}

/**
 * Moves what was set up in DATA_DIR's embedded database to where the settings point now, into DATABASE_URL. Where there is
 * a store the uploads of this disk are added to what lies there, which may be this demo's own; nothing is taken away.
 * @param replace replaces rows that are there
 * @returns `uploads`: what became of this disk's; null where they stay on it
 */
export async function carryOver(
  place: Place,
  replace: boolean,
): Promise<{ tables: DumpedTable[]; uploads: Moved | null }> {
  if (!place.url)
    throw new Error('Set DATABASE_URL first: it names the PostgreSQL to carry everything over to.');
  const demo: Place = { ...place, url: null, s3: null };
  refuseMissing(demo);
  return inScratchFolder(backupsOf(demo).scratchFolder, async (folder) => {
    const dumped = await inDatabase(demo, ({ db }) => dumpTables(db, folder));
    // Before the rows that name them: a file that no row names harms nobody.
    const uploads = place.s3 && (await moveFiles(uploadsOf(demo), uploadsOf(place)));
    await inDatabase(place, (database) => putRows(database, folder, dumped, replace));
    return { tables: dumped.tables, uploads };
  });
}

/** Opens the database for as long as `run` takes. */
export async function inDatabase<R>(place: Place, run: (database: Database) => Promise<R>) {
  const lock = place.url ? null : lockDataDir(place.dataDir);
  try {
    const database = await openDatabase(place);
    try {
      return await run(database);
    } finally {
      await database.close();
    }
  } finally {
    lock?.release();
  }
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
    const why = error instanceof FilesDown ? error.reason : startupErrorText(error);
    console.error(`✗ ${why ?? reasonOf(error)}`);
    process.exitCode = 1;
  }
}

export const rowsOf = ({ tables }: Pick<Counts, 'tables'>) =>
  `${totalRows(tables)} rows of ${tables.length} tables`;
export const summary = (counts: Counts) => `${rowsOf(counts)} and ${counts.uploads} uploaded files`;
