import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import { bankTransactions } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import type { Paise } from '#kit/india/money.ts';

/** Holds the lines with a reference: before what they pay, as whoever books a line does, so that neither waits for the other. */
export async function lockTransactions(
  ctx: Pick<Ctx, 'db'>,
  { reference }: { reference: string },
): Promise<void> {
  const { id } = bankTransactions;
  await ctx.db
    .select({ id })
    .from(bankTransactions)
    .where(eq(bankTransactions.reference, reference))
    .orderBy(asc(id))
    .for('update');
}

/**
 * Money was recorded: the line of a statement with its reference and its amount stands for it, of several days that of the
 * nearest one. Numbers of cheques come again, and then it is other money.
 */
export async function closeTransactions(
  ctx: Pick<Ctx, 'db'>,
  money: {
    reference: string;
    amountPaise: Paise;
    receivedOn: string;
    as: { receiptId: string } | { transactionId: string };
  },
): Promise<void> {
  const { bookedOn, creditPaise, receiptId, reference, status, transactionId } = bankTransactions;
  const same = and(eq(reference, money.reference), eq(creditPaise, money.amountPaise));
  // The line that is just being booked is one of them.
  const [nearest] = await ctx.db
    .select({ bookedOn })
    .from(bankTransactions)
    .where(and(same, ne(status, 'set-aside'), isNull(receiptId), isNull(transactionId)))
    .orderBy(sql`abs(${bookedOn} - ${money.receivedOn}::date)`, asc(bookedOn))
    .limit(1);
  if (!nearest) return;
  await ctx.db
    .update(bankTransactions)
    .set({ status: 'booked', ...money.as })
    .where(and(same, eq(status, 'open'), eq(bookedOn, nearest.bookedOn)));
}
