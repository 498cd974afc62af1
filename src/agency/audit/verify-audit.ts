import { and, asc, count, eq, gt, isNull, lt } from 'drizzle-orm';
import { v7 } from 'uuid';
import { auditChain } from './chain.table.server.ts';
import { auditLog } from './table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { chainAudit, shortlyBefore } from './chain-audit.ts';
import { hashEntry, noHash } from './hash-entry.ts';
import { audit } from './record.ts';

const batchSize = 1_000;

/** `auditId` and `at` of a row that is there; of one that is gone nothing is known. */
type Break = { seq: number; auditId: string | null; at: Date | null; why: 'changed' | 'missing' };

/** What the chain says. `head` is its last hash: who writes it down elsewhere can hold it against a later one. */
export type ChainReport = {
  rows: number;
  head: string;
  /** The first row that does not hold, with what is wrong. */
  broken: Break | null;
  /** Rows that never came into the chain, though it has gone on without them. */
  outside: number;
};

/** Computes the whole chain anew and holds it against what is stored. That it was asked for is in the audit, too. */
export async function verifyAudit(ctx: Ctx): Promise<ChainReport> {
  allow(ctx.actor, 'audit:read');
  await chainAudit(ctx);
  const report = { ...(await walk(ctx)), outside: await countOutside(ctx) };
  const { rows, head, broken } = report;
  await audit(ctx, {
    action: 'checked',
    subjectType: 'audit',
    subjectId: 'chain',
    after: { rows, head, brokenAt: broken?.seq ?? null },
  });
  return report;
}

async function walk(ctx: Pick<Ctx, 'db'>): Promise<Omit<ChainReport, 'outside'>> {
  let [seq, head] = [0, noHash];
  for (;;) {
    const links = await ctx.db
      .select({ seq: auditChain.seq, hash: auditChain.hash, row: auditLog })
      .from(auditChain)
      .leftJoin(auditLog, eq(auditLog.id, auditChain.auditId))
      .where(gt(auditChain.seq, seq))
      .orderBy(asc(auditChain.seq))
      .limit(batchSize);
    for (const link of links) {
      seq += 1;
      const row = link.seq === seq ? link.row : null;
      if (!row) return { rows: seq - 1, head, broken: { seq, auditId: null, at: null, why: 'missing' } };
      if (hashEntry(head, row) !== link.hash)
        return { rows: seq - 1, head, broken: { seq, auditId: row.id, at: row.at, why: 'changed' } };
      head = link.hash;
    }
    if (links.length < batchSize) return { rows: seq, head, broken: null };
  }
}

/** What is older than any transaction and still outside was put in afterwards with an old id. */
async function countOutside(ctx: Pick<Ctx, 'db'>) {
  const [found] = await ctx.db
    .select({ outside: count() })
    .from(auditLog)
    .leftJoin(auditChain, eq(auditChain.auditId, auditLog.id))
    .where(and(isNull(auditChain.seq), lt(auditLog.id, shortlyBefore(v7()))));
  return found?.outside ?? 0;
}
