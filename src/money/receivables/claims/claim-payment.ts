import { and, asc, eq, inArray } from 'drizzle-orm';
import { v7 } from 'uuid';
import { offlineIds } from '../known-reference.ts';
import { isBooked, receipts } from '../table.server.ts';
import { lockReceivable } from '../write-settlement.ts';
import type { ClaimInput } from './claim.ts';
import { claimNotice } from './claim-notice.ts';
import { selectClaims, toClaim, type ToldClaim } from './select-claims.ts';
import { paymentClaims } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict, Invalid } from '#kit/errors.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { defineLimit } from '#kit/limit.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { lockSubject } from '#money/payments/one-transaction.ts';
import { paymentAttempts, paymentTransactions } from '#money/payments/table.server.ts';
import { readDue } from '#money/quotation-payments/read-due.ts';
import { readQuotationRow } from '#sales/quotations/find-quotation.ts';

/** By what is paid: an office full of people shares an address, and nobody pays one thing in more parts an hour. */
const claimLimit = defineLimit('payment-claims', { points: 8, seconds: 3_600 });

type Payee = { invoiceId: string } | { quotationId: string };

/**
 * Whoever has the link of an invoice or a quotation says that it is paid; the caller knows that they have it. Nothing is
 * settled by it; the same reference is told once of each.
 * @param input.linkId the payment link that it was told on
 * @throws Conflict where nothing is open · Invalid for a day to come · TooManyRequests
 */
export async function claimPayment(ctx: Ctx, input: ClaimInput & Payee & { linkId?: string }): Promise<void> {
  const { reference, linkId } = input;
  const of = 'invoiceId' in input ? { invoiceId: input.invoiceId } : { quotationId: input.quotationId };
  await ctx.limit(claimLimit, Object.values(of).join());
  const paidOn = input.paidOn || null;
  if (paidOn && paidOn > dateInIndia(ctx.now()))
    throw new Invalid({ paidOn: /*i18n*/ 'This day is still to come' });
  await inTransaction(ctx, async (ctx) => {
    const recorded = await ('invoiceId' in input
      ? recordedOfInvoice(ctx, input)
      : recordedOfQuotation(ctx, input));
    const [told] = await ctx.db
      .insert(paymentClaims)
      .values({
        id: v7(),
        createdAt: ctx.now(),
        ...of,
        reference,
        paidOn,
        ...(linkId && { linkId }),
        ...(recorded && { status: 'booked' as const, ...recorded }),
      })
      .onConflictDoNothing()
      .returning({ claimId: paymentClaims.id, status: paymentClaims.status });
    if (told?.status === 'open') await ctx.jobs.enqueue(ctx.db, claimNotice, [{ claimId: told.claimId }]);
  });
}

/** Who records the same money at this moment is first or second. */
async function recordedOfInvoice(ctx: Ctx, input: { invoiceId: string; reference: string }) {
  const { openPaise, buyerId } = await lockReceivable(ctx, input);
  if (openPaise === 0) throw new Conflict(/*i18n*/ 'Nothing is due on this invoice any more.');
  const [receipt] = await ctx.db
    .select({ receiptId: receipts.id })
    .from(receipts)
    .where(and(eq(receipts.buyerId, buyerId), eq(receipts.reference, input.reference), isBooked));
  return receipt;
}

async function recordedOfQuotation(ctx: Ctx, input: { quotationId: string; reference: string }) {
  const { quotationId: subjectId, reference } = input;
  await lockSubject(ctx, { customerId: null, purpose: 'quotation', subjectId });
  if (!(await readDue(ctx, await readQuotationRow(ctx, input))))
    throw new Conflict(/*i18n*/ 'There is nothing to pay for this quotation.');
  const { transactionId, gatewayPaymentId } = paymentAttempts;
  const [payment] = await ctx.db
    .select({ transactionId })
    .from(paymentAttempts)
    .innerJoin(paymentTransactions, eq(paymentTransactions.id, transactionId))
    .where(
      and(
        inArray(gatewayPaymentId, offlineIds(reference)),
        eq(paymentTransactions.purpose, 'quotation'),
        eq(paymentTransactions.subjectId, subjectId),
      ),
    );
  return payment;
}

/** One of them with what it pays, for the machinery. Null where there is none. */
export async function readClaim(
  ctx: Pick<Ctx, 'db'>,
  { claimId }: { claimId: string },
): Promise<ToldClaim | null> {
  const [found] = await selectClaims(ctx).where(eq(paymentClaims.id, claimId));
  return found ? toClaim(found) : null;
}

/** What was told of an invoice or a quotation, the first one first. */
export const claimsOf = (ctx: Pick<Ctx, 'db'>, of: Payee) =>
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
    .where(
      'invoiceId' in of
        ? eq(paymentClaims.invoiceId, of.invoiceId)
        : eq(paymentClaims.quotationId, of.quotationId),
    )
    .orderBy(asc(paymentClaims.id));

/** The same as its pages show it to whoever has their link. */
export const toldOf = async (ctx: Pick<Ctx, 'db'>, of: Payee) =>
  (await claimsOf(ctx, of)).map(({ reference, paidOn, status, reason }) => ({
    reference,
    paidOn,
    status,
    reason,
  }));
