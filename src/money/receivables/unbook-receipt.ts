import { and, eq, inArray, or, sum } from 'drizzle-orm';
import { bankTransactions } from './bank-statements/table.server.ts';
import { paymentOf } from './bring-to-account.ts';
import { paymentClaims } from './claims/table.server.ts';
import { lockReference } from './known-reference.ts';
import { ReturnInput, takeOut } from './return-receipt.ts';
import { isBooked, receipts, settlements } from './table.server.ts';
import { lockReceivables, writeSettlement } from './write-settlement.ts';
import type { z } from 'zod';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, NotFound } from '#kit/errors.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { formatInr, type Paise } from '#kit/india/money.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { lockTransaction } from '#money/payments/one-transaction.ts';
import { letGoOfReference } from '#money/payments/record-offline-payment.ts';

const sentBack = /*staff*/ 'Some of this money was sent back to this buyer, so it stays.';

export const UnbookInput = ReturnInput.pick({ reason: true });

/**
 * Takes a receipt back that was booked for the wrong buyer. The money is ours: its line of the statement and what was told
 * of it wait again, and its reference can be recorded for whose it is. What it was booked on is owed: of a quotation the invoice
 * that it made.
 * @throws NotFound · Conflict where the gateway or another order says whose it is, where somebody was first, or where something
 *   of it cannot be another's any more
 */
export async function unbookReceipt(
  ctx: Ctx,
  input: z.output<typeof UnbookInput> & { receiptId: string },
): Promise<void> {
  allow(ctx.actor, 'payments:record');
  const { receiptId, reason } = input;
  await inTransaction(ctx, async (ctx) => {
    const [receipt] = await ctx.db.select().from(receipts).where(eq(receipts.id, receiptId));
    if (!receipt) throw new NotFound(/*staff*/ 'This receipt');
    const paid = await paymentOf(ctx, receipt);
    if (receipt.method === 'online' || (paid && paid.purpose !== 'quotation'))
      throw new Conflict(/*staff*/ 'What was paid for says whose money this is.');
    await lockReference(ctx, receipt);
    const payment = paid && (await lockTransaction(ctx, paid));
    if (payment && payment.refundedPaise > 0) throw new Conflict(sentBack);
    await ctx.db
      .update(bankTransactions)
      .set({ status: 'open', receiptId: null, transactionId: null })
      .where(
        or(
          eq(bankTransactions.receiptId, receiptId),
          payment && eq(bankTransactions.transactionId, payment.id),
        ),
      );
    const taxes = await taxesWith(ctx, receiptId);
    await lockReceivables(
      ctx,
      taxes.flatMap(({ invoiceId }) => invoiceId ?? []),
    );
    // Some have called it money that came back, as long as there was no other way.
    const takenPaise = receipt.returnedOn
      ? await cameBack(ctx, receiptId)
      : await takeOut(ctx, receipt, { returnedOn: dateInIndia(ctx.now()), reason });
    const [unbooked] = await ctx.db
      .update(receipts)
      .set({ misbooked: true })
      .where(and(eq(receipts.id, receiptId), isBooked))
      .returning();
    if (!unbooked) throw new Conflict(/*staff*/ 'Somebody has taken it back already.');
    if (takenPaise < receipt.amountPaise) throw new Conflict(sentBack);
    for (const { id: _id, at: _at, staffId: _staffId, amountPaise, keptBack, ...tax } of taxes)
      await writeSettlement(ctx, {
        ...tax,
        amountPaise: -amountPaise,
        keptBack: keptBack && { ...keptBack, basePaise: -keptBack.basePaise },
        reason,
      });
    await ctx.db
      .update(paymentClaims)
      .set({ status: 'open', receiptId: null, transactionId: null })
      .where(
        or(eq(paymentClaims.receiptId, receiptId), payment && eq(paymentClaims.transactionId, payment.id)),
      );
    if (payment) await letGoOfReference(ctx, payment);
    await audit(ctx, {
      action: 'changed',
      subjectType: 'receipt',
      subjectId: receiptId,
      after: { bookedWrongly: formatInr(receipt.amountPaise), reason },
    });
  });
}

async function cameBack(ctx: Pick<Ctx, 'db'>, receiptId: string): Promise<Paise> {
  const [back] = await ctx.db
    .select({ paise: sum(settlements.amountPaise).mapWith(Number) })
    .from(settlements)
    .where(and(eq(settlements.receiptId, receiptId), eq(settlements.kind, 'came-back')));
  return back?.paise ?? 0;
}

/** Tax that was kept back with it. @throws Conflict for that of an advance */
async function taxesWith(ctx: Pick<Ctx, 'db'>, receiptId: string) {
  const taxes = await ctx.db
    .select()
    .from(settlements)
    .where(and(eq(settlements.receiptId, receiptId), inArray(settlements.kind, ['tds', 'gst-tds'])));
  if (taxes.some(({ advanceId }) => advanceId !== null))
    throw new Conflict(/*staff*/ 'Tax was kept back of an advance of it, so it stays.');
  return taxes;
}
