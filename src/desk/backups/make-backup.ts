import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Ctx } from '#kit/context.ts';
import { job } from '#kit/job.ts';
import { replaceSetting } from '#agency/settings/replace-setting.ts';
import type { LastBackup } from '#desk/operations/operations.ts';
import { backupKey } from '#desk/operations/read-operations.ts';
import { inScratchFolder, writeArchive } from './archive.ts';
import { totalRows, type Asker, type StoredBackup } from './backup.ts';
import type { BackupPlace } from './backup-place.ts';
import { runAlone } from './backup-run.ts';
import { outlived } from './retention.ts';
import { forget, keep, listStored } from './stored-backups.ts';

/** Each night when nobody is there, and whenever the office asks for it. */
export const backup = job<{ by?: Asker }>('back-up', {
  every: { cron: '30 3 * * *', tz: 'Asia/Kolkata' },
  evenRestored: true,
  retry: { limit: 3, delay: 300, delayMax: 1_200 },
  longest: 6 * 3_600,
  fields: { by: 'shown' },
});

/**
 * Makes a backup where they lie, and lets go of those that have been outlived.
 * @returns null where another run is under way
 * @throws OutOfSpace, FilesDown
 */
export const makeBackup = (
  ctx: Pick<Ctx, 'db' | 'files' | 'now'>,
  place: BackupPlace,
  by: Asker,
): Promise<StoredBackup | null> =>
  runAlone(ctx, by, async (say) => {
    const made = await inScratchFolder(place.scratchFolder, async (scratch) => {
      const at = ctx.now();
      const name = nameFor(at, place.passphrase !== null);
      const file = path.join(scratch, name);
      const { db, files } = ctx;
      const { manifest, bytes, sha256 } = await writeArchive({ ...place, db, files, at, scratch }, file, say);
      const { tables, uploads, version, backend } = manifest;
      const sealed = place.passphrase !== null;
      const rows = tables.map(({ name: table, rows: many }) => ({ name: table, rows: many }));
      const known = { bytes, sha256, sealed, version, backend, tables: rows, uploads };
      const note: StoredBackup = { name, at: at.toISOString(), by, ...known };
      say('storing it');
      await keep(place.store, file, note);
      return note;
    });
    await recordBackup(ctx, {
      at: made.at,
      file: made.name,
      bytes: made.bytes,
      rows: totalRows(made.tables),
    });
    await forget(place.store, outlived(await listStored(place.store), ctx.now()));
    return made;
  });

/** Leaves word for the back office of when something was last saved. */
export const recordBackup = (ctx: Pick<Ctx, 'db' | 'now'>, last: LastBackup) =>
  replaceSetting(ctx, backupKey, last);

/** Two that are begun in one second have two names. */
const nameFor = (at: Date, sealed: boolean) =>
  `nirmaan-${at.toISOString().slice(0, 19).replaceAll(/\D/g, '')}-${randomBytes(2).toString('hex')}.tar.gz${sealed ? '.age' : ''}`;
