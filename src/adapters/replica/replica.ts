import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '#kit/context.ts';
import { replicaBoundMs, type Replica } from '#kit/ports/replica.ts';
import { reasonOf } from '#kit/reason-of.ts';

/** A moment, and how far the primary had written at least then. */
type Mark = { at: number; position: bigint };

const everyMs = 1_000;
/** Nobody waits longer to read there. */
const patienceMs = 200;
/** More of them than the bound is long are of no use. */
const mostMarks = 30;

type Databases = { primary: Db; replica: Db };
type Clock = { boundMs?: number; now?: () => number };

/**
 * Asks the primary how far it has written and the replica how far it has read. What the replica holds is as old as the newest
 * moment whose position it has reached: no clock of another machine is believed, and a quiet database is not an old one.
 */
export function createReplica(
  { primary, replica }: Databases,
  { boundMs = replicaBoundMs, now = () => performance.now() }: Clock = {},
) {
  let marks: Mark[] = [];
  /** The newest moment of which the replica holds everything. */
  let freshAt = -Infinity;
  let heardAt = -Infinity;
  let why = 'not asked yet';
  let looking: Promise<void> | null = null;
  const reads = { replica: 0, primary: 0 };

  async function ask(): Promise<void> {
    const at = now();
    const { rows: [written] } = await primary.execute<{ position: string }>(
      sql`select pg_current_wal_lsn()::text as position`,
    ); // prettier-ignore
    marks = [...marks, { at, position: positionOf(written?.position ?? '0/0') }].slice(-mostMarks);
    const { rows: [read] } = await replica.execute<{ follows: boolean; position: string | null }>(
      sql`select pg_is_in_recovery() as follows, pg_last_wal_replay_lsn()::text as position`,
    ); // prettier-ignore
    if (!read?.follows || read.position === null) return leave('it follows no other database');
    const reached = positionOf(read.position);
    const last = marks.findLast(({ position }) => position <= reached);
    if (last) freshAt = Math.max(freshAt, last.at);
    why = '';
  }
  function leave(because: string) {
    why = because;
    freshAt = -Infinity;
    marks = [];
  }
  /** One look at a time; whoever comes meanwhile waits for the next one, which sees what they have heard of. */
  async function look(): Promise<void> {
    await looking;
    looking ??= ask()
      .catch((error: unknown) => leave(reasonOf(error)))
      .finally(() => {
        looking = null;
      });
    await looking;
  }
  const isFresh = () => freshAt > heardAt && now() - freshAt <= boundMs;

  const port: Replica = {
    async ifFresh() {
      // What nobody has asked about for a moment, or has only just changed, may be there all the same.
      if (!isFresh() && why === '') await Promise.race([look(), wait(patienceMs)]);
      const isUsed = isFresh();
      reads[isUsed ? 'replica' : 'primary'] += 1;
      return isUsed ? replica : null;
    },
    heard() {
      heardAt = now();
    },
    failed: (error) => leave(reasonOf(error)),
    state() {
      const behindMs = freshAt === -Infinity ? null : Math.max(0, now() - freshAt);
      const isUsed = behindMs !== null && behindMs <= boundMs;
      const late = `more than ${boundMs / 1_000} seconds behind`;
      return { isUsed, behindMs, why: isUsed ? '' : why || late };
    },
    reads,
  };
  return { port, look };
}

/** Looks every second until it is stopped. */
export function watchReplica(databases: Databases) {
  const { port, look } = createReplica(databases);
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  void look();
  return {
    port,
    /** Waits for the look that is under way. */
    async stop() {
      clearInterval(timer);
      await look();
    },
  };
}

/** `16/B374D848`: two halves in base 16. */
function positionOf(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
