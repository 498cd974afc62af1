import { and, desc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { receipts, receivables } from '../table.server.ts';
import { claimStatuses } from './claim.ts';
import { selectClaims, toClaim } from './select-claims.ts';
import { paymentClaims } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { pageByTime, TimePage } from '#kit/rows/time-page.ts';

export const ClaimFilter = TimePage.extend({ status: z.enum(claimStatuses).optional() });
export type ClaimFilter = z.infer<typeof ClaimFilter>;

/** What buyers say they have paid, the latest first. */
export function listClaims(ctx: Ctx, input: ClaimFilter) {
  allow(ctx.actor, 'receivables:read');
  return pageByTime(input, async (before, limit, offset) => {
    const rows = await selectClaims(ctx)
      .where(and(input.status && eq(paymentClaims.status, input.status), before(paymentClaims.id)))
      .orderBy(desc(paymentClaims.id))
      .limit(limit)
      .offset(offset);
    return rows.map(toClaim).map((claim) => ({
      id: claim.id,
      createdAt: claim.createdAt,
      invoiceId: claim.invoiceId,
      quotationId: claim.quotationId,
      number: claim.number,
      buyerName: claim.buyerName,
      openPaise: claim.openPaise,
      reference: claim.reference,
      paidOn: claim.paidOn,
      status: claim.status,
      reason: claim.reason,
    }));
  });
}

export const DismissalInput = z.strictObject({
  /** The buyer reads it. */
  reason: z.string().trim().min(3, /*staff*/ 'Say why, for the buyer reads it').max(300),
});

/** The bank shows no such money. @throws NotFound · Conflict where somebody was first */
export async function dismissClaim(ctx: Ctx, input: { claimId: string; reason: string }): Promise<void> {
  allow(ctx.actor, 'payments:record');
  const { claimId, reason } = input;
  await inTransaction(ctx, async (ctx) => {
    const [found] = await ctx.db.select().from(paymentClaims).where(eq(paymentClaims.id, claimId));
    if (!found) throw new NotFound(/*staff*/ 'This payment');
    const [dismissed] = await ctx.db
      .update(paymentClaims)
      .set({ status: 'dismissed', reason })
      .where(and(eq(paymentClaims.id, claimId), eq(paymentClaims.status, 'open')))
      .returning();
    if (!dismissed) throw new Conflict(/*staff*/ 'Somebody has booked or dismissed it in the meantime.');
    await audit(ctx, {
      action: 'changed',
      ...(found.quotationId
        ? { subjectType: 'quotation', subjectId: found.quotationId }
        : { subjectType: 'invoice', subjectId: found.invoiceId ?? '' }),
      after: { claimDismissed: found.reference, reason },
    });
  });
}

/** A receipt was recorded: whatever its payer told of the same reference is booked with it, and its link is paid by it. */
export async function closeClaims(
  ctx: Pick<Ctx, 'db'>,
  receipt: { id: string; buyerId: string; reference: string },
): Promise<void> {
  const booked = await ctx.db
    .update(paymentClaims)
    .set({ status: 'booked', receiptId: receipt.id })
    .where(
      and(
        eq(paymentClaims.reference, receipt.reference),
        eq(paymentClaims.status, 'open'),
        inArray(
          paymentClaims.invoiceId,
          ctx.db
            .select({ invoiceId: receivables.invoiceId })
            .from(receivables)
            .where(eq(receivables.buyerId, receipt.buyerId)),
        ),
      ),
    )
    .returning({ linkId: paymentClaims.linkId });
  const linkId = booked.find((claim) => claim.linkId !== null)?.linkId;
  if (linkId) await ctx.db.update(receipts).set({ linkId }).where(eq(receipts.id, receipt.id));
}

/** The same where a quotation's payment was recorded. */
export async function closeQuotationClaims(
  ctx: Pick<Ctx, 'db'>,
  input: { quotationId: string; transactionId: string; reference: string },
): Promise<void> {
  const { quotationId, transactionId, reference } = input;
  await ctx.db
    .update(paymentClaims)
    .set({ status: 'booked', transactionId })
    .where(
      and(
        eq(paymentClaims.quotationId, quotationId),
        eq(paymentClaims.reference, reference),
        eq(paymentClaims.status, 'open'),
      ),
    );
}
