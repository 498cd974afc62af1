import { z } from 'zod';

const when = z.iso.datetime();
const count = z.number().int().nonnegative();

/** Who asked for a backup: the clock, somebody in the office, or the command. */
const askers = ['schedule', 'office', 'command'] as const;
export type Asker = (typeof askers)[number];

/** What stands in an archive about itself. `sum`, `uploadsSum` and `migration` came later: earlier archives have none. */
export const Manifest = z.object({
  format: z.literal(1),
  version: z.string(),
  backend: z.enum(['PGlite', 'PostgreSQL']),
  madeAt: when,
  /** The moment of the last migration that had come to its tables. */
  migration: count.optional(),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      rows: count,
      sum: z.string().optional(),
    }),
  ),
  uploads: count,
  /** Of a line for each file, its name and its SHA-256. */
  uploadsSum: z.string().optional(),
});
export type Manifest = z.infer<typeof Manifest>;

export const backupName = z.string().regex(/^nirmaan-\d{14}-[0-9a-f]{4}\.tar\.gz(\.age)?$/);

/** What is known of a backup without opening it; it lies beside the archive, so that a list outlives the database. */
export const StoredBackup = z.object({
  name: backupName,
  at: when,
  by: z.enum(askers),
  bytes: count,
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Whether it opens with the passphrase alone. */
  sealed: z.boolean(),
  version: z.string(),
  backend: z.enum(['PGlite', 'PostgreSQL']),
  tables: z.array(z.object({ name: z.string(), rows: count })),
  uploads: count,
});
export type StoredBackup = z.infer<typeof StoredBackup>;

/** A backup that was brought back into a scratch database. `said`: what was found, in a sentence. */
export const Drill = z.object({
  at: when,
  name: z.string(),
  ok: z.boolean(),
  said: z.string(),
  rows: count,
  ms: count,
});
export type Drill = z.infer<typeof Drill>;

/** The run that is under way, or how the last one ended. `beat`: when it last gave a sign of life. */
export const BackupRun = z.object({
  id: z.string(),
  state: z.enum(['running', 'done', 'failed']),
  by: z.enum(askers),
  at: when,
  beat: when,
  /** What it is doing, or why it failed. */
  said: z.string(),
});
export type BackupRun = z.infer<typeof BackupRun>;

export const hourMs = 3_600_000;
/** After so long without a sign of life a run counts as dead. */
export const deadAfterMs = 120_000;
/** A backup a day, with two hours to spare; a drill a week, with a day. */
export const tooOld = { backupMs: 26 * hourMs, drillMs: 8 * 24 * hourMs };

export const isRunning = (run: BackupRun | null, now: Date): run is BackupRun =>
  run?.state === 'running' && now.getTime() - Date.parse(run.beat) < deadAfterMs;

/** What whoever hands a restore over has to type. */
export const handOverWord = 'REPLACE';

export const totalRows = (tables: { rows: number }[]) => tables.reduce((all, { rows }) => all + rows, 0);
