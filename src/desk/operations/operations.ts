import { z } from 'zod';

const count = z.number().int();
const when = z.iso.datetime();

/** What only the process knows about itself and its surroundings. */
export const ProcessFacts = z.object({
  version: z.string(),
  node: z.string(),
  startedAt: when,
  memoryBytes: count,
  mode: z.enum(['demo', 'live']),
  database: z.enum(['PGlite', 'PostgreSQL']),
  mail: z.object({ sends: z.boolean(), from: z.string() }),
  payments: z.object({ mode: z.string(), host: z.string(), keyId: z.string() }),
  google: z.boolean(),
  /** Null: the store does not answer, or its room is not ours to know. */
  storage: z.object({ files: count.nullable(), bytes: count.nullable(), freeBytes: count.nullable() }),
});
export type ProcessFacts = z.infer<typeof ProcessFacts>;

/** What the process depends on, asked just now. */
export const Check = z.object({ name: z.string(), ok: z.boolean(), ms: z.number(), said: z.string() });
export type Check = z.infer<typeof Check>;

export const LastBackup = z.object({ at: when, file: z.string(), bytes: count, rows: count });
export type LastBackup = z.infer<typeof LastBackup>;

export const Operations = z.object({
  at: when,
  process: ProcessFacts,
  checks: z.array(Check),
  databaseBytes: count,
  outbox: z.object({ queued: count, failed: count, oldestAt: when.nullable() }),
  jobs: z.object({ queued: count, active: count, failed: count }),
  reconciliation: z.object({ at: when, mismatches: count }).nullable(),
  backup: LastBackup.nullable(),
});
export type Operations = z.infer<typeof Operations>;

/** Port to what the process knows. */
export type ProcessPort = { facts(): Promise<ProcessFacts>; checks(): Promise<Check[]> };

/** The 75th percentile of each vital on each Indian day on which somebody measured it. */
export const VitalDays = z.array(
  z.object({ day: z.string(), name: z.string(), p75: z.number(), samples: count }),
);
export type VitalDays = z.infer<typeof VitalDays>;
