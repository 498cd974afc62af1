import path from 'node:path';
import { z } from 'zod';
import type { S3Options } from '#adapters/files/s3-files.ts';
import { s3Faults, s3Options, s3Variables } from './s3-settings.ts';
import { faultsOf, optional, withDefault } from './variables.ts';

/** The settings of where backups lie and what they are sealed with. */
export const backupVariables = {
  BACKUP_DIR: optional(z.string()),
  BACKUP_BUCKET: optional(
    z
      .string()
      .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'must have 3 to 63 small letters, digits, dots and hyphens'),
  ),
  BACKUP_PASSPHRASE: optional(z.string().min(20, 'must have at least 20 characters')),
};
const Variables = z.object({
  DATA_DIR: withDefault(z.string(), './data'),
  ...s3Variables,
  ...backupVariables,
});
type Variables = z.infer<typeof Variables>;

/** Where backups lie: in a folder of this machine, or in a bucket of the store. */
export type BackupSettings = {
  dataDir: string;
  folder: string;
  s3: S3Options | null;
  passphrase: string | null;
};

/** @returns one line for each contradiction */
export function backupFaults(env: Variables): string[] {
  const faults: string[] = [];
  if (env.BACKUP_BUCKET && !s3Options(env))
    faults.push('BACKUP_BUCKET needs the store that the S3 settings name');
  if (env.BACKUP_BUCKET && env.BACKUP_DIR)
    faults.push('BACKUP_DIR and BACKUP_BUCKET are two places: set one');
  return faults;
}

export function backupSettings(env: Variables): BackupSettings {
  const store = s3Options(env);
  const dataDir = path.resolve(env.DATA_DIR);
  return {
    dataDir,
    folder: env.BACKUP_DIR ? path.resolve(env.BACKUP_DIR) : path.join(dataDir, 'backups'),
    s3: store && env.BACKUP_BUCKET ? { ...store, bucket: env.BACKUP_BUCKET, folder: 'backups/' } : null,
    passphrase: env.BACKUP_PASSPHRASE ?? null,
  };
}

/** As above, for commands, which read no other setting. @throws Error naming every fault at once */
export function readBackupSettings(source: Record<string, string | undefined>): BackupSettings {
  const parsed = Variables.safeParse(source);
  if (!parsed.success) throw new Error(faultsOf(parsed.error));
  const faults = [...s3Faults(parsed.data), ...backupFaults(parsed.data)];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return backupSettings(parsed.data);
}
