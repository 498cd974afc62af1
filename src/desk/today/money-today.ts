import { and, eq, gte, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import { needsReview } from '#money/payments/end-review.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { claimedOpen, selectClaims, toClaim } from '#money/receivables/claims/select-claims.ts';
import { paymentClaims } from '#money/receivables/claims/table.server.ts';
import { receivables } from '#money/receivables/table.server.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import { customers } from '#people/customers/table.server.ts';
import { dateInIndia, formatDay } from '#kit/india/india-date.ts';
import type { Ctx } from '#kit/context.ts';
import { formatInr } from '#kit/india/money.ts';
import { showPath } from '#kit/screen-paths.ts';
import { openStatuses } from '#money/payments/transaction.ts';
import { selectTerms } from '#money/renewals/select-terms.ts';
import { noticeDays } from '#money/renewals/term.ts';
import type { Desk } from './desk.ts';
import { heaviestFirst } from './heaviest-first.ts';
import type { TodayItem } from './today-item.ts';

const dayMs = 86_400_000;
const paid = { valuePaise: paymentTransactions.totalPaise, at: paymentTransactions.updatedAt };
/** A failed payment is worth a call for so long. */
const callMs = 3 * dayMs;

/** Money that came and fits nothing, has to go back, or could not. */
export async function moneyToLookAt(ctx: Ctx, desk: Desk): Promise<TodayItem[]> {
  const found = await ctx.db
    .select()
    .from(paymentTransactions)
    .where(needsReview)
    .orderBy(...heaviestFirst(paid))
    .limit(desk.limit);
  return found.map((transaction) => ({
    ...paymentItem(transaction),
    urgency: 'late',
    reason:
      transaction.status === 'review'
        ? `Money came that does not fit: ${transaction.reviewReason ?? 'look at it'}`
        : (transaction.reviewReason ??
          `${formatInr(transaction.totalPaise)} came too late and has to go back`),
    at: transaction.updatedAt.toISOString(),
  }));
}

/** People who tried to pay, failed, and have not paid since. */
export async function failedPayments(ctx: Ctx, desk: Desk): Promise<TodayItem[]> {
  const { purpose, subjectId } = paymentTransactions;
  const settledOtherwise = ctx.db
    .select({ id: receivables.invoiceId })
    .from(receivables)
    .where(
      and(
        eq(receivables.invoiceId, sql`case when ${purpose} = 'invoice' then ${subjectId}::uuid end`),
        eq(receivables.openPaise, 0),
      ),
    );
  const found = await ctx.db
    .select()
    .from(paymentTransactions)
    .where(
      and(
        notExists(settledOtherwise),
        inArray(paymentTransactions.status, openStatuses),
        isNotNull(paymentTransactions.lastErrorText),
        gte(paymentTransactions.createdAt, new Date(desk.now.getTime() - callMs)),
      ),
    )
    .orderBy(...heaviestFirst(paid))
    .limit(desk.limit);
  return found.map((transaction) => ({
    ...paymentItem(transaction),
    urgency: 'today',
    reason: `Could not pay ${formatInr(transaction.totalPaise)}: ${transaction.lastErrorText}`,
    at: transaction.updatedAt.toISOString(),
  }));
}

/** Payments that buyers told of: they wait to hear that we have found them. */
export async function claimedPayments(ctx: Ctx, desk: Desk): Promise<TodayItem[]> {
  // What they are told with is looked up for those alone that stand first.
  const first = ctx.db
    .select({ id: paymentClaims.id })
    .from(paymentClaims)
    .leftJoin(receivables, eq(receivables.invoiceId, paymentClaims.invoiceId))
    .leftJoin(quotations, eq(quotations.id, paymentClaims.quotationId))
    .where(eq(paymentClaims.status, 'open'))
    .orderBy(...heaviestFirst({ valuePaise: claimedOpen, at: paymentClaims.createdAt }))
    .limit(desk.limit);
  const found = await selectClaims(ctx).where(inArray(paymentClaims.id, first));
  return found.map(toClaim).map((claim) => ({
    id: `claim:${claim.id}`,
    kind: 'payment',
    urgency: 'today',
    who: claim.buyerName,
    reason: `Says it has paid ${claim.number}: look for ${claim.reference} at the bank`,
    at: claim.createdAt.toISOString(),
    path: claim.quotationId
      ? showPath('quotations', claim.quotationId)
      : showPath('invoices', claim.invoiceId ?? ''),
    phone: claim.buyerPhone,
    valuePaise: claim.openPaise,
    acts: [],
  }));
}

/** What ends within a week and has not been bought again. */
export async function endingTerms(ctx: Ctx, desk: Desk): Promise<TodayItem[]> {
  const endsUntil = new Date(desk.now.getTime() + noticeDays[1] * dayMs);
  const terms = (await selectTerms(ctx, { endsFrom: desk.now, endsUntil }))
    .filter(({ followed }) => !followed)
    .slice(0, desk.limit);
  const owners = await ctx.db
    .select({ id: customers.id, name: customers.fullName, phone: customers.phone })
    .from(customers)
    .where(
      and(
        inArray(
          customers.id,
          terms.map(({ customerId }) => customerId),
        ),
        isNull(customers.closedAt),
      ),
    );
  return terms.flatMap((term) => {
    const owner = owners.find(({ id }) => id === term.customerId);
    // Nobody renews for an account that is erased.
    if (!owner) return [];
    return {
      id: `renewal:${term.key}`,
      kind: 'renewal' as const,
      urgency: 'waiting' as const,
      who: owner.name,
      reason: `${term.title} ends ${formatDay(dateInIndia(term.endsAt))} and is not renewed`,
      at: term.endsAt.toISOString(),
      path: showPath('customers', term.customerId),
      valuePaise: null,
      phone: owner.phone,
      acts: [],
    };
  });
}

const paymentItem = ({ id, order, totalPaise }: typeof paymentTransactions.$inferSelect) => ({
  id: `payment:${id}`,
  kind: 'payment' as const,
  who: order.buyer.name || order.buyer.email,
  path: showPath('payments', id),
  phone: order.buyer.phone,
  valuePaise: totalPaise,
  acts: [],
});
