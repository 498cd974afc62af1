import { and, asc, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import { auditChain } from './chain.table.server.ts';
import { auditLog } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { hashEntry, noHash } from './hash-entry.ts';

const batchSize = 1_000;
/** Ids sort by the time a row was written; a transaction may commit later than its neighbours by this much. */
const latestCommitMs = 3_600_000;
/** Any number that nothing else locks by. */
const chainLock = sql`select pg_advisory_xact_lock(7203451)`;

/**
 * Puts what the audit has gained since into the chain. Writing the audit itself stays free of the lock that one chain
 * needs; whoever asks at the same moment waits here instead, and finds nothing left to do.
 */
export async function chainAudit(ctx: Pick<Ctx, 'db'>): Promise<void> {
  let gained: number;
  do gained = await inTransaction(ctx, chainBatch);
  while (gained === batchSize);
}

async function chainBatch({ db }: Pick<Ctx, 'db'>): Promise<number> {
  await db.execute(chainLock);
  const [head] = await db.select().from(auditChain).orderBy(desc(auditChain.seq)).limit(1);
  const rows = await db
    .select({ row: auditLog })
    .from(auditLog)
    .leftJoin(auditChain, eq(auditChain.auditId, auditLog.id))
    .where(and(isNull(auditChain.seq), head && gte(auditLog.id, shortlyBefore(head.auditId))))
    .orderBy(asc(auditLog.id))
    .limit(batchSize);
  let { seq, hash } = head ?? { seq: 0, hash: noHash };
  const links = rows.map(({ row }) => {
    seq += 1;
    hash = hashEntry(hash, row);
    return { seq, auditId: row.id, hash };
  });
  if (links.length > 0) await db.insert(auditChain).values(links);
  return rows.length;
}

/** The smallest id (UUID v7) of an hour before this one. */
export function shortlyBefore(id: string): string {
  const ms = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) - latestCommitMs;
  const hex = Math.max(0, ms).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}
