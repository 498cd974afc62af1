import { z } from '@hono/zod-openapi';
import { Waits } from '#agency/settings/restored.ts';
import { BackupRun, Drill, StoredBackup } from '../backup.ts';

export const Backups = z
  .object({
    where: z.string().openapi({ description: 'Where they lie' }),
    sealed: z.boolean().openapi({ description: 'Whether those to come are sealed with a passphrase' }),
    run: BackupRun.nullable(),
    running: z.boolean(),
    backups: z.array(StoredBackup.omit({ tables: true }).extend({ rows: z.int(), drill: Drill.nullable() })),
    drills: z.array(Drill),
    troubles: z.array(
      z.object({ kind: z.enum(['no-backup', 'drill-failed', 'no-drill']), said: z.string() }),
    ),
    ...Waits.shape,
    down: z.string().nullable().openapi({ description: 'Why the list is not known; null where it is' }),
  })
  .openapi('StaffBackups');
export type BackupsRecord = z.infer<typeof Backups>;
export type ListedBackup = BackupsRecord['backups'][number];

const pair = { saved: z.int(), now: z.int() };
export const Comparison = z
  .object({ tables: z.array(z.object({ name: z.string(), ...pair })), uploads: z.object(pair) })
  .openapi('StaffBackupComparison');
export type Comparison = z.infer<typeof Comparison>;

export const HandOver = z
  .object({
    name: z.string(),
    sha256: z.string(),
    steps: z.array(z.object({ said: z.string(), command: z.string().nullable() })),
  })
  .openapi('StaffBackupHandOver');
export type HandOver = z.infer<typeof HandOver>;
