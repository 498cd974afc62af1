import { defineJob } from '#kit/define-job.ts';
import type { BackupPlace } from '../backup-place.ts';
import { backup, makeBackup } from '../make-backup.ts';
import { drill, tryBackup } from '../try-backup.ts';
import { watch, watchBackups } from '../watch-backups.ts';

/** What the clock asks for: a backup a night, a trial of it a week, and a look each hour. */
export const keepBackups = (place: BackupPlace) => [
  defineJob(
    backup,
    async (ctx, { by = 'schedule' }) => {
      await makeBackup(ctx, place, by);
    },
    { atOnce: 1 },
  ),
  defineJob(
    drill,
    async (ctx, { name }) => {
      await tryBackup(ctx, place, { name });
    },
    { atOnce: 1 },
  ),
  defineJob(watch, async (ctx) => {
    await watchBackups(ctx, place);
  }),
];
