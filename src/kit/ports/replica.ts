import type { Db } from '#kit/context.ts';

/** How a replica stands. `behindMs`: what it holds is at most so old; null where that is not known. */
export type ReplicaState = { isUsed: boolean; behindMs: number | null; why: string };

/** Port to a PostgreSQL that follows the first one, for reading what may be some seconds old. */
export type Replica = {
  /** Where to read; null while it is away, too far behind, or behind what this process has heard of. */
  ifFresh(): Promise<Db | null>;
  /** A change was announced: what is read from now on must hold it. */
  heard(): void;
  /** It did not answer: nobody reads there until it was looked at again. */
  failed(error: unknown): void;
  state(): ReplicaState;
  /** Reads that were let there, and those that were not. */
  reads: { replica: number; primary: number };
};

/** What is read there is never older than this. */
export const replicaBoundMs = 5_000;
