import { and, asc, eq } from 'drizzle-orm';
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

/** Money was recorded: the line of a statement with its reference and its amount stands for it. */
export async function closeTransactions(
  ctx: Pick<Ctx, 'db'>,
  {
    reference,
    amountPaise,
    as,
  }: { reference: string; amountPaise: Paise; as: { receiptId: string } | { transactionId: string } },
): Promise<void> {
  await ctx.db
    .update(bankTransactions)
    .set({ status: 'booked', ...as })
    .where(
      and(
        eq(bankTransactions.reference, reference),
        eq(bankTransactions.creditPaise, amountPaise),
        eq(bankTransactions.status, 'open'),
      ),
    );
}
