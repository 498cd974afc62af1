import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { benefitTerms } from './table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import type { Ctx } from '#kit/context.ts';
import type { PaidOut } from '#money/payments/purpose.ts';
import { payerOf, type TransactionRow } from '#money/payments/one-transaction.ts';
import { graceDays } from './term.ts';

/** What is over for longer than this is not gone on with: the next term begins now. */
export const graceBegan = (ctx: Pick<Ctx, 'now'>) => new Date(ctx.now().getTime() - graceDays * 86_400_000);

/**
 * What follows a paid cart: each benefit runs from now, or from the end of its term that still runs or has just ended.
 * In the transaction that makes the cart paid.
 */
export async function beginBenefits(ctx: Ctx, paid: TransactionRow): Promise<void> {
  for (const { refId: benefitId, title, months } of paid.order.lines) {
    if (!months) continue;
    const from = (await lastEnd(ctx, { customerId: payerOf(paid), benefitId })) ?? paid.paidAt ?? ctx.now();
    const there = sql`(${from.toISOString()}::timestamptz at time zone 'Asia/Kolkata')`;
    const begun = await ctx.db
      .insert(benefitTerms)
      .values({
        transactionId: paid.id,
        benefitId,
        title,
        months,
        startsAt: from,
        // Months as the calendar in India has them.
        endsAt: sql`(${there} + make_interval(months => ${months}::int)) at time zone 'Asia/Kolkata'`,
      })
      .onConflictDoNothing()
      .returning();
    await queueWebhooks(
      ctx,
      'subscription.started',
      ...begun.map(({ transactionId, startsAt, endsAt }) => ({
        transactionId,
        admissionId: null,
        kind: 'benefit' as const,
        title,
        months,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
      })),
    );
  }
}

async function lastEnd(ctx: Ctx, of: { customerId: string; benefitId: string }): Promise<Date | null> {
  const [last] = await ctx.db
    .select({ until: benefitTerms.endsAt })
    .from(benefitTerms)
    .innerJoin(paymentTransactions, eq(paymentTransactions.id, benefitTerms.transactionId))
    .where(
      and(
        eq(paymentTransactions.customerId, of.customerId),
        eq(benefitTerms.benefitId, of.benefitId),
        isNull(benefitTerms.revokedAt),
        gt(benefitTerms.endsAt, graceBegan(ctx)),
      ),
    )
    .orderBy(desc(benefitTerms.endsAt))
    .limit(1);
  return last?.until ?? null;
}

/** Nothing of its payment is left: its benefits end. */
export async function endBenefits(ctx: Ctx, refunded: TransactionRow, { full }: PaidOut): Promise<void> {
  if (!full) return;
  const ended = await ctx.db
    .update(benefitTerms)
    .set({ revokedAt: ctx.now() })
    .where(eq(benefitTerms.transactionId, refunded.id))
    .returning({ benefitId: benefitTerms.benefitId });
  if (ended.length > 0) await queueWebhooks(ctx, 'subscription.ended', { transactionId: refunded.id });
}
