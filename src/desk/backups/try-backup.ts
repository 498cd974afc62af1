import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { settings } from '#agency/settings/table.server.ts';
import { replaceSetting } from '#agency/settings/replace-setting.ts';
import type { Ctx } from '#kit/context.ts';
import { dumpTables } from '#kit/dump-tables.server.ts';
import { NotFound } from '#kit/errors.ts';
import { job } from '#kit/job.ts';
import { loadTables } from '#kit/load-tables.server.ts';
import { reasonOf } from '#kit/reason-of.ts';
import { migrationOf } from '#kit/upgrade-tables.server.ts';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { inScratchFolder, openArchive, readUnpacked } from './archive.ts';
import { Drill, totalRows, type Manifest } from './backup.ts';
import type { BackupPlace } from './backup-place.ts';
import { listStored } from './stored-backups.ts';

/** A backup that nobody has ever brought back is a hope: once a week the newest is. */
export const drill = job<{ name?: string }>('try-backup', {
  every: { cron: '30 4 * * 0', tz: 'Asia/Kolkata' },
  evenRestored: true,
  longest: 6 * 3_600,
  fields: { name: 'shown' },
});

const key = 'backup-drills';
const maxKept = 50;

/** How the last trials went, what came last first. */
export async function readDrills(ctx: Pick<Ctx, 'db'>): Promise<Drill[]> {
  const [row] = await ctx.db.select().from(settings).where(eq(settings.key, key));
  return row ? z.array(Drill).parse(row.value) : [];
}

/**
 * Brings a backup back into a database beside the real one, and compares each table and the files with what they were.
 * What comes of it, good or bad, is kept.
 * @param name the newest without it
 * @returns null where there is no backup yet
 */
export async function tryBackup(
  ctx: Pick<Ctx, 'db' | 'now'>,
  place: BackupPlace,
  { name }: { name?: string | undefined },
): Promise<Drill | null> {
  const start = performance.now();
  const wanted = name ?? (await listStored(place.store))[0]?.name;
  if (!wanted) return null;
  const outcome = await bringBack(place, wanted).catch((error: unknown) => ({
    ok: false,
    said: reasonOf(error),
    rows: 0,
  }));
  const done: Drill = {
    at: ctx.now().toISOString(),
    name: wanted,
    ms: Math.round(performance.now() - start),
    ...outcome,
  };
  await replaceSetting(ctx, key, [done, ...(await readDrills(ctx))].slice(0, maxKept));
  return done;
}

async function bringBack(place: BackupPlace, name: string): Promise<Pick<Drill, 'ok' | 'said' | 'rows'>> {
  const archive = await place.store.open(name);
  if (!archive) throw new NotFound(/*staff*/ 'This backup');
  return inScratchFolder(place.scratchFolder, async (folder) => {
    const [unpacked, again] = [path.join(folder, 'unpacked'), path.join(folder, 'again')];
    await Promise.all([mkdir(unpacked), mkdir(again)]);
    const manifest = await openArchive(archive.body, unpacked, place.passphrase);
    const tables = await place.withScratchDatabase(async (database) => {
      await loadTables(database.db, unpacked, manifest.tables, true);
      const dumped = await dumpTables(database.db, again);
      // Rows of an older version come to this one as a restore brings them.
      await database.migrate();
      return dumped.tables;
    }, migrationOf(manifest));
    const other = differences(manifest, { tables, ...(await readUnpacked(unpacked)) });
    const rows = totalRows(manifest.tables);
    if (other.length > 0) return { ok: false, rows, said: `Not the same: ${other.slice(0, 5).join('; ')}` };
    const files = manifest.uploads === 1 ? '1 file' : `${manifest.uploads} files`;
    return {
      ok: true,
      rows,
      said: `${rows} rows of ${manifest.tables.length} tables and ${files} are what they were`,
    };
  });
}

type Found = Pick<Manifest, 'tables' | 'uploads' | 'uploadsSum'>;

/** What did not come back as it was, in words. Tables that a later version added are empty and not looked at. */
export function differences(saved: Found, found: Found): string[] {
  const said: string[] = [];
  for (const { schema, name, rows, sum } of saved.tables) {
    const now = found.tables.find((table) => table.schema === schema && table.name === name);
    if (now?.rows !== rows) said.push(`${name} has ${now?.rows ?? 0} rows instead of ${rows}`);
    // A table with a new column says more of each row than it did.
    else if (sum && now.sum !== sum && sameColumns(saved, now))
      said.push(`rows of ${name} say something else`);
  }
  if (found.uploads !== saved.uploads) said.push(`${found.uploads} files instead of ${saved.uploads}`);
  else if (saved.uploadsSum && found.uploadsSum !== saved.uploadsSum) said.push('files hold something else');
  return said;
}

const sameColumns = (saved: Found, now: Found['tables'][number]) =>
  saved.tables.find(({ schema, name }) => schema === now.schema && name === now.name)?.columns.join() ===
  now.columns.join();
