import { and, asc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { receipts } from '../table.server.ts';
import { lockReceivable } from '../write-settlement.ts';
import type { ClaimInput } from './claim.ts';
import { paymentClaims } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict, Invalid } from '#kit/errors.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { defineLimit } from '#kit/limit.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

/** By invoice: an office full of people shares an address, and nobody pays one invoice in more parts an hour. */
const claimLimit = defineLimit('payment-claims', { points: 8, seconds: 3_600 });

/**
 * Whoever has an invoice's link says that it is paid; the caller knows that they have it. Nothing is settled by it; the
 * same reference is told once of an invoice.
 * @param input.linkId the payment link that it was told on
 * @throws Conflict where nothing is open · Invalid for a day to come · TooManyRequests
 */
export async function claimPayment(
  ctx: Ctx,
  input: ClaimInput & { invoiceId: string; linkId?: string },
): Promise<void> {
  const { invoiceId, linkId } = input;
  await ctx.limit(claimLimit, invoiceId);
  const paidOn = input.paidOn || null;
  if (paidOn && paidOn > dateInIndia(ctx.now()))
    throw new Invalid({ paidOn: /*i18n*/ 'This day is still to come' });
  await inTransaction(ctx, async (ctx) => {
    // Who records the same money at this moment is first or second.
    const { openPaise, buyerId } = await lockReceivable(ctx, { invoiceId });
    if (openPaise === 0) throw new Conflict(/*i18n*/ 'Nothing is open of this invoice any more.');
    const { reference } = input;
    const [receipt] = await ctx.db
      .select({ id: receipts.id })
      .from(receipts)
      .where(and(eq(receipts.buyerId, buyerId), eq(receipts.reference, reference)));
    await ctx.db
      .insert(paymentClaims)
      .values({
        id: v7(),
        createdAt: ctx.now(),
        invoiceId,
        reference,
        paidOn,
        ...(linkId && { linkId }),
        ...(receipt && { status: 'booked', receiptId: receipt.id }),
      })
      .onConflictDoNothing();
  });
}

/** What was told of an invoice, the first one first. */
export const claimsOf = (ctx: Pick<Ctx, 'db'>, invoiceId: string) =>
  ctx.db
    .select({
      id: paymentClaims.id,
      createdAt: paymentClaims.createdAt,
      reference: paymentClaims.reference,
      paidOn: paymentClaims.paidOn,
      status: paymentClaims.status,
      reason: paymentClaims.reason,
    })
    .from(paymentClaims)
    .where(eq(paymentClaims.invoiceId, invoiceId))
    .orderBy(asc(paymentClaims.id));
