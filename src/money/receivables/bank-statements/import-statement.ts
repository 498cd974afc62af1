import { createHash } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { offlineIds } from '../known-reference.ts';
import { isBooked, receipts } from '../table.server.ts';
import {
  referenceOf,
  referencesIn,
  type LineOutcome,
  type StatementGroup,
  type StatementLine,
} from './bank-transaction.ts';
import { bankTransactions, statementMappings } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import type { Paise } from '#kit/india/money.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { paymentAttempts } from '#money/payments/table.server.ts';

/** Which column is what in statements with this header line; null where none was taken in yet. */
export async function readStatementMapping(ctx: Ctx, { header }: { header: string }) {
  allow(ctx.actor, 'bank-transactions:edit');
  const [row] = await ctx.db.select().from(statementMappings).where(eq(statementMappings.header, header));
  return { mapping: row?.mapping ?? null };
}

/**
 * Takes the credits of a bank statement in, each once however often its file is sent. What is recorded already, in the same
 * sum, is booked at once, unless a line of another day stands for it; the rest waits to be matched.
 * @returns what became of each line, or would
 */
export async function importStatement(
  ctx: Ctx,
  input: StatementGroup,
): Promise<{ line: number; outcome: LineOutcome }[]> {
  allow(ctx.actor, 'bank-transactions:edit');
  const { header, mapping, dryRun, lines } = input;
  return inTransaction(ctx, async (ctx) => {
    const known = await knownReferences(ctx, lines.flatMap(referencesIn));
    // Of which day a line stands for it already; numbers of cheques come again.
    const standsOn = new Map(
      [...known.values()].flat().flatMap(({ id, bookedOn }) => (bookedOn ? [[id, bookedOn] as const] : [])),
    );
    const rows = lines.map((line) => {
      const found = referencesIn(line)
        .flatMap((reference) => known.get(reference) ?? [])
        .find(
          ({ id, amountPaise }) =>
            amountPaise === line.creditPaise && (standsOn.get(id) ?? line.bookedOn) === line.bookedOn,
        );
      if (found) standsOn.set(found.id, line.bookedOn);
      return {
        line: line.line,
        isRecorded: found !== undefined,
        row: {
          id: v7(),
          createdAt: ctx.now(),
          bookedOn: line.bookedOn,
          description: line.description,
          reference: referenceOf(line),
          creditPaise: line.creditPaise,
          fingerprint: fingerprintOf(line),
          status: found === undefined ? ('open' as const) : ('booked' as const),
          ...found?.as,
        },
      };
    });
    const fingerprints = rows.map(({ row }) => row.fingerprint);
    const made = dryRun
      ? await unknownOf(ctx, fingerprints)
      : await ctx.db
          .insert(bankTransactions)
          .values(rows.map(({ row }) => row))
          .onConflictDoNothing({ target: bankTransactions.fingerprint })
          .returning({ fingerprint: bankTransactions.fingerprint })
          .then((all) => new Set(all.map(({ fingerprint }) => fingerprint)));
    if (!dryRun) {
      await ctx.db
        .insert(statementMappings)
        .values({ header, mapping })
        .onConflictDoUpdate({ target: statementMappings.header, set: { mapping: sql`excluded.mapping` } });
      if (made.size > 0)
        await audit(ctx, {
          action: 'imported',
          subjectType: 'bank-transaction',
          subjectId: rows[0]?.row.id ?? '',
          after: { lines: made.size },
        });
    }
    return rows.map(({ line, isRecorded, row }) => ({
      line,
      outcome: !made.has(row.fingerprint) ? 'repeated' : isRecorded ? 'recorded' : 'new',
    }));
  });
}

type Recorded = {
  id: string;
  as: { receiptId: string } | { transactionId: string };
  amountPaise: Paise;
  /** Of the line that stands for it; null where none does. */
  bookedOn: string | null;
};

/** References of money that is recorded, with what it is recorded as. */
async function knownReferences(ctx: Pick<Ctx, 'db'>, references: string[]): Promise<Map<string, Recorded[]>> {
  if (references.length === 0) return new Map();
  const { bookedOn } = bankTransactions;
  const found = await ctx.db
    .select({ id: receipts.id, reference: receipts.reference, amountPaise: receipts.amountPaise, bookedOn })
    .from(receipts)
    .leftJoin(bankTransactions, eq(bankTransactions.receiptId, receipts.id))
    .where(and(inArray(receipts.reference, references), isBooked));
  const byPaymentId = new Map<string, string>(
    references.flatMap((reference) => offlineIds(reference).map((id) => [id, reference] as const)),
  );
  const { gatewayPaymentId: id, transactionId, amountPaise } = paymentAttempts;
  const paid = await ctx.db
    .select({ called: id, id: transactionId, amountPaise, bookedOn })
    .from(paymentAttempts)
    .leftJoin(bankTransactions, eq(bankTransactions.transactionId, transactionId))
    .where(inArray(id, [...byPaymentId.keys()]));
  const recorded = [
    ...found.map((one) => ({ ...one, as: { receiptId: one.id } })),
    ...paid.map(({ called, ...one }) => ({
      ...one,
      reference: byPaymentId.get(called) ?? '',
      as: { transactionId: one.id },
    })),
  ];
  return Map.groupBy(recorded, ({ reference }) => reference);
}

async function unknownOf(ctx: Pick<Ctx, 'db'>, fingerprints: string[]): Promise<Set<string>> {
  const known = await ctx.db
    .select({ fingerprint: bankTransactions.fingerprint })
    .from(bankTransactions)
    .where(inArray(bankTransactions.fingerprint, fingerprints));
  const seen = new Set(known.map(({ fingerprint }) => fingerprint));
  return new Set(fingerprints.filter((one) => !seen.has(one)));
}

const fingerprintOf = ({ bookedOn, creditPaise, reference, description, occurrence }: StatementLine) =>
  createHash('sha256')
    .update(JSON.stringify([bookedOn, creditPaise, reference, description, occurrence]))
    .digest('base64url');
