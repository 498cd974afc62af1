import { and, asc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { receipts, receivables } from '../table.server.ts';
import { lockReceivable } from '../write-settlement.ts';
import type { ClaimInput } from './claim.ts';
import { claimNotice } from './claim-notice.ts';
import { paymentClaims } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict, Invalid } from '#kit/errors.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { defineLimit } from '#kit/limit.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { invoices } from '#money/invoices/table.server.ts';

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
    const [told] = await ctx.db
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
      .onConflictDoNothing()
      .returning({ claimId: paymentClaims.id, status: paymentClaims.status });
    if (told?.status === 'open') await ctx.jobs.enqueue(ctx.db, claimNotice, [{ claimId: told.claimId }]);
  });
}

/** One of them with its invoice, for the machinery. Null where there is none. */
export async function readClaim(ctx: Pick<Ctx, 'db'>, { claimId }: { claimId: string }) {
  const [claim] = await ctx.db
    .select({
      invoiceId: paymentClaims.invoiceId,
      number: invoices.number,
      buyerName: invoices.buyerName,
      buyerEmail: invoices.buyerEmail,
      openPaise: receivables.openPaise,
      reference: paymentClaims.reference,
      paidOn: paymentClaims.paidOn,
      status: paymentClaims.status,
    })
    .from(paymentClaims)
    .innerJoin(invoices, eq(invoices.id, paymentClaims.invoiceId))
    .innerJoin(receivables, eq(receivables.invoiceId, paymentClaims.invoiceId))
    .where(eq(paymentClaims.id, claimId));
  return claim ?? null;
}
export type ToldClaim = NonNullable<Awaited<ReturnType<typeof readClaim>>>;

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
