import { and, asc, desc, eq, ne, or } from 'drizzle-orm';
import { z } from 'zod';
import { ReceiptInput, recordReceipt } from '../record-receipt.ts';
import { lockReference } from '../known-reference.ts';
import { receipts } from '../table.server.ts';
import { transactionStatuses, type TransactionStatus } from './bank-transaction.ts';
import { matchTransactions } from './match-transactions.ts';
import { bankTransactions } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { pageByTime, TimePage } from '#kit/rows/time-page.ts';

export const TransactionFilter = TimePage.extend({ status: z.enum(transactionStatuses).optional() });
export type TransactionFilter = z.infer<typeof TransactionFilter>;

/** Credits of the account, those taken in last first; each open one with what it may be. */
export async function listTransactions(ctx: Ctx, input: TransactionFilter) {
  allow(ctx.actor, 'bank-transactions:read');
  const page = await pageByTime(input, (before, limit, offset) =>
    ctx.db
      .select({
        id: bankTransactions.id,
        bookedOn: bankTransactions.bookedOn,
        description: bankTransactions.description,
        reference: bankTransactions.reference,
        creditPaise: bankTransactions.creditPaise,
        status: bankTransactions.status,
        reason: bankTransactions.reason,
        buyerId: receipts.buyerId,
      })
      .from(bankTransactions)
      .leftJoin(receipts, eq(receipts.id, bankTransactions.receiptId))
      .where(and(input.status && eq(bankTransactions.status, input.status), before(bankTransactions.id)))
      .orderBy(desc(bankTransactions.id))
      .limit(limit)
      .offset(offset),
  );
  const matches = await matchTransactions(
    ctx,
    page.data.filter(({ status }) => status === 'open'),
  );
  return {
    ...page,
    data: page.data.map((row) => ({
      ...row,
      matches: matches.get(row.id) ?? { invoices: [], receipts: [] },
    })),
  };
}

/** The day and the amount are the bank's. */
export const BookingInput = ReceiptInput.omit({ receivedOn: true, amountPaise: true });
export type BookingInput = z.infer<typeof BookingInput>;

/**
 * Records the receipt that a credit stands for.
 * @throws NotFound · Conflict where somebody was first · Invalid as recordReceipt
 */
export async function bookTransaction(
  ctx: Ctx,
  input: { transactionId: string; receipt: BookingInput },
): Promise<{ id: string }> {
  allow(ctx.actor, 'payments:record');
  return inTransaction(ctx, async (ctx) => {
    await lockReference(ctx, input.receipt);
    const { id, bookedOn, creditPaise } = await takeUp(ctx, input, 'booked');
    const receipt = await recordReceipt(ctx, {
      ...input.receipt,
      receivedOn: bookedOn,
      amountPaise: creditPaise,
    });
    await ctx.db.update(bankTransactions).set({ receiptId: receipt.id }).where(eq(bankTransactions.id, id));
    return receipt;
  });
}

export const LinkInput = z.strictObject({ receiptId: z.uuid() });

/** Says that a credit is money that was recorded by hand. @throws NotFound · Conflict where somebody was first */
export async function linkTransaction(
  ctx: Ctx,
  input: { transactionId: string; receiptId: string },
): Promise<void> {
  allow(ctx.actor, 'payments:record');
  const { receiptId } = input;
  await inTransaction(ctx, async (ctx) => {
    const { id, creditPaise } = await takeUp(ctx, input, 'booked');
    // Locked, so that two lines of a statement never stand for the same money.
    const [receipt] = await ctx.db.select().from(receipts).where(eq(receipts.id, receiptId)).for('update');
    if (!receipt) throw new NotFound(/*staff*/ 'This receipt');
    const isTaken = (await ctx.db.$count(bankTransactions, eq(bankTransactions.receiptId, receiptId))) > 0;
    if (isTaken || receipt.amountPaise !== creditPaise)
      throw new Conflict(/*staff*/ 'This receipt is other money.');
    await ctx.db.update(bankTransactions).set({ receiptId }).where(eq(bankTransactions.id, id));
    await audit(ctx, {
      action: 'changed',
      subjectType: 'bank-transaction',
      subjectId: id,
      after: { receiptId },
    });
  });
}

export const AsideInput = z.strictObject({
  /** Empty: it is taken up again. */
  reason: z.string().trim().max(300),
});

/** Says that a credit pays nothing of ours (interest, a loan), or takes that back. @throws NotFound · Conflict */
export async function setAside(ctx: Ctx, input: { transactionId: string; reason: string }): Promise<void> {
  allow(ctx.actor, 'bank-transactions:edit');
  const { transactionId, reason } = input;
  await inTransaction(ctx, async (ctx) => {
    const status = reason ? 'set-aside' : 'open';
    await takeUp(ctx, { transactionId }, status, reason ? 'open' : 'set-aside');
    await ctx.db.update(bankTransactions).set({ reason }).where(eq(bankTransactions.id, transactionId));
    await audit(ctx, {
      action: 'changed',
      subjectType: 'bank-transaction',
      subjectId: transactionId,
      after: { status, reason },
    });
  });
}

/** Moves a line on, if it is still where it was looked at. Lines of one reference are held together, in one order. */
async function takeUp(
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
