import { count, sql } from 'drizzle-orm';
import { readWaits } from '#agency/settings/read-waits.ts';
import type { Waits } from '#agency/settings/restored.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { listTables, quoted } from '#kit/dump-tables.server.ts';
import { FilesDown } from '#kit/ports/files.ts';
import { isRunning, type BackupRun, type Drill, type StoredBackup } from './backup.ts';
import type { BackupPlace } from './backup-place.ts';
import { readRun } from './backup-run.ts';
import { findStored, listStored } from './stored-backups.ts';
import { readDrills } from './try-backup.ts';
import { startedAt, troublesOf, type Trouble } from './watch-backups.ts';

type ListedBackup = Omit<StoredBackup, 'tables'> & { rows: number; drill: Drill | null };
export type Backups = Waits & {
  where: string;
  /** Whether those to come are sealed. */
  sealed: boolean;
  run: BackupRun | null;
  running: boolean;
  backups: ListedBackup[];
  drills: Drill[];
  troubles: Trouble[];
  /** Why the list is not known; null where it is. */
  down: string | null;
};

/** Every backup there is, how the last run and the last trials went, and what needs somebody. */
export async function readBackups(ctx: Ctx, place: BackupPlace): Promise<Backups> {
  allow(ctx.actor, 'backups:read');
  const [found, run, drills, since, waits] = await Promise.all([
    listStored(place.store).catch((error: unknown) => {
      if (error instanceof FilesDown) return error;
      throw error;
    }),
    readRun(ctx),
    readDrills(ctx),
    startedAt(ctx),
    readWaits(ctx),
  ]);
  const backups = found instanceof FilesDown ? [] : found;
  return {
    where: place.where,
    sealed: place.passphrase !== null,
    run,
    running: isRunning(run, ctx.now()),
    backups: backups.map(({ tables, ...one }) => ({
      ...one,
      rows: tables.reduce((all, { rows }) => all + rows, 0),
      drill: drills.find(({ name }) => name === one.name) ?? null,
    })),
    drills: drills.slice(0, 10),
    troubles: found instanceof FilesDown ? [] : troublesOf({ now: ctx.now(), since, backups, drills }),
    ...waits,
    down: found instanceof FilesDown ? found.reason : null,
  };
}

export type Comparison = {
  tables: { name: string; saved: number; now: number }[];
  uploads: { saved: number; now: number };
};

/** How much a restore would replace: what a backup holds beside what is there now, table by table. @throws NotFound */
export async function compareBackup(
  ctx: Ctx,
  place: BackupPlace,
  { name }: { name: string },
): Promise<Comparison> {
  allow(ctx.actor, 'backups:read');
  const { tables, uploads } = await findStored(place.store, name);
  const now = new Map<string, number>();
  for (const table of await listTables(ctx.db)) {
    const [row] = await ctx.db.select({ many: count() }).from(sql.raw(quoted(table)));
    now.set(table.name, row?.many ?? 0);
  }
  const files: string[] = [];
  for await (const file of ctx.files.list()) files.push(file.name);
  return {
    tables: tables.map((table) => ({ name: table.name, saved: table.rows, now: now.get(table.name) ?? 0 })),
    uploads: { saved: uploads, now: files.length },
  };
}
