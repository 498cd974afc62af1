import { and, asc, eq, ne, or } from 'drizzle-orm';
import type { TransactionStatus } from './bank-transaction.ts';
import { bankTransactions } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict, NotFound } from '#kit/errors.ts';

/** Moves a line on, if it is still where it was looked at. Lines of one reference are held together, in one order. */
export async function takeUp(
  ctx: Pick<Ctx, 'db'>,
  { transactionId }: { transactionId: string },
  status: TransactionStatus,
  from: TransactionStatus = 'open',
) {
  const { id, reference } = bankTransactions;
  const [found] = await ctx.db.select().from(bankTransactions).where(eq(id, transactionId));
  if (!found) throw new NotFound(/*staff*/ 'This line');
  const same = and(eq(reference, found.reference), ne(reference, ''));
  const held = await ctx.db
    .select()
    .from(bankTransactions)
    .where(or(eq(id, transactionId), same))
    .orderBy(asc(id))
    .for('update');
  if (!held.some((one) => one.id === transactionId && one.status === from))
    throw new Conflict(/*staff*/ 'Somebody has decided on this line in the meantime.');
  await ctx.db.update(bankTransactions).set({ status }).where(eq(id, transactionId));
  return found;
}
