import { and, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { ReceiptInput, recordReceipt } from '../record-receipt.ts';
import { lockReference } from '../known-reference.ts';
import { receipts } from '../table.server.ts';
import { transactionStatuses } from './bank-transaction.ts';
import { matchTransactions } from './match-transactions.ts';
import { matchPayments } from './match-payments.ts';
import { matchQuotations } from './match-quotations.ts';
import { bankTransactions } from './table.server.ts';
import { takeUp } from './take-up.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { lockTransaction, readTransaction } from '#money/payments/one-transaction.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
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
        // A higher plan is paid like this, too.
        quotationId: sql<
          string | null
        >`case when ${paymentTransactions.purpose} = 'quotation' then ${paymentTransactions.subjectId} end`,
      })
      .from(bankTransactions)
      .leftJoin(receipts, eq(receipts.id, bankTransactions.receiptId))
      .leftJoin(paymentTransactions, eq(paymentTransactions.id, bankTransactions.transactionId))
      .where(and(input.status && eq(bankTransactions.status, input.status), before(bankTransactions.id)))
      .orderBy(desc(bankTransactions.id))
      .limit(limit)
      .offset(offset),
  );
  const open = page.data.filter(({ status }) => status === 'open');
  const matches = await matchTransactions(ctx, open);
  const ofQuotations = await matchQuotations(ctx, open);
  const recorded = await matchPayments(ctx, open);
  return {
    ...page,
    data: page.data.map((row) => ({
      ...row,
      matches: {
        ...(matches.get(row.id) ?? { invoices: [], receipts: [] }),
        quotations: ofQuotations.get(row.id) ?? [],
        payments: recorded.get(row.id) ?? [],
      },
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
    // What a payment made is known by the payment, and what the gateway took it pays out in other sums.
    const isPayment = receipt.transactionId !== null || receipt.method === 'online';
    if (isTaken || isPayment || receipt.misbooked || receipt.amountPaise !== creditPaise)
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

export const PaymentLinkInput = z.strictObject({ paymentId: z.string() });

/**
 * Says that a credit is a payment of a quotation that was recorded by hand, under another reference.
 * @throws NotFound · Conflict where somebody was first, or it is other money
 */
export async function linkPayment(
  ctx: Ctx,
  input: { transactionId: string; paymentId: string },
): Promise<void> {
  allow(ctx.actor, 'payments:record');
  await inTransaction(ctx, async (ctx) => {
    const { id, creditPaise } = await takeUp(ctx, input, 'booked');
    // Locked, so that two lines of a statement never stand for the same money.
    const payment = await lockTransaction(ctx, await readTransaction(ctx, input.paymentId));
    const { purpose, mode, paidAt, totalPaise } = payment;
    const wrongly = and(eq(receipts.transactionId, payment.id), eq(receipts.misbooked, true));
    const isTaken =
      (await ctx.db.$count(bankTransactions, eq(bankTransactions.transactionId, payment.id))) > 0 ||
      (await ctx.db.$count(receipts, wrongly)) > 0;
    if (isTaken || purpose !== 'quotation' || mode !== 'offline' || !paidAt || totalPaise !== creditPaise)
      throw new Conflict(/*staff*/ 'This payment is other money.');
    await ctx.db
      .update(bankTransactions)
      .set({ transactionId: payment.id })
      .where(eq(bankTransactions.id, id));
    await audit(ctx, {
      action: 'changed',
      subjectType: 'bank-transaction',
      subjectId: id,
      after: { paymentId: payment.id },
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
