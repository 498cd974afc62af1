import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { benefitTerms } from './table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import type { Ctx } from '#kit/context.ts';
import type { PaidOut } from '#money/payments/purpose.ts';
import { payerOf, type TransactionRow } from '#money/payments/one-transaction.ts';
import { monthsAfter } from './months-after.ts';
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
    const begun = await ctx.db
      .insert(benefitTerms)
      .values({
        transactionId: paid.id,
        benefitId,
        title,
        months,
        startsAt: from,
        endsAt: monthsAfter(from, months),
      })
      .onConflictDoNothing()
      .returning();
    await tellBenefitsRun(ctx, begun);
  }
}

const tellBenefitsRun = (ctx: Ctx, begun: (typeof benefitTerms.$inferSelect)[]) =>
  queueWebhooks(
    ctx,
    'subscription.started',
    ...begun.map(({ transactionId, title, months, startsAt, endsAt }) => ({
      transactionId,
      admissionId: null,
      kind: 'benefit' as const,
      title,
      months,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
  );

type Bought = { customerId: string; benefitId: string };

const lastEnd = async (ctx: Ctx, of: Bought): Promise<Date | undefined> =>
  (await termsAfter(ctx, of, graceBegan(ctx))).at(-1)?.endsAt;

/** What of it ends later, the first to end before the others. */
async function termsAfter(ctx: Pick<Ctx, 'db'>, of: Bought, after: Date) {
  const rows = await ctx.db
    .select({ term: benefitTerms })
    .from(benefitTerms)
    .innerJoin(paymentTransactions, eq(paymentTransactions.id, benefitTerms.transactionId))
    .where(
      and(
        eq(paymentTransactions.customerId, of.customerId),
        eq(benefitTerms.benefitId, of.benefitId),
        isNull(benefitTerms.revokedAt),
        gt(benefitTerms.endsAt, after),
      ),
    )
    .orderBy(asc(benefitTerms.endsAt));
  return rows.map(({ term }) => term);
}

/** Nothing of its payment is left: its benefits end, and what was bought to follow them begins. */
export async function endBenefits(ctx: Ctx, refunded: TransactionRow, { full }: PaidOut): Promise<void> {
  if (!full) return;
  const endedAt = ctx.now();
  const ended = await ctx.db
    .update(benefitTerms)
    .set({ revokedAt: endedAt })
    .where(eq(benefitTerms.transactionId, refunded.id))
    .returning({ benefitId: benefitTerms.benefitId });
  const told = { transactionId: refunded.id, admissionId: null };
  if (ended.length > 0) await queueWebhooks(ctx, 'subscription.ended', told);
  for (const { benefitId } of ended)
    await beginEarlier(ctx, { customerId: payerOf(refunded), benefitId, endedAt });
}

/** The first of what follows begins at that moment, or where a term that runs has its end; each other where that ends. */
async function beginEarlier(ctx: Ctx, { endedAt, ...of }: Bought & { endedAt: Date }): Promise<void> {
  let from = endedAt;
  for (const { transactionId, months, startsAt, endsAt } of await termsAfter(ctx, of, endedAt)) {
    const [moved] =
      startsAt > from
        ? await ctx.db
            .update(benefitTerms)
            .set({ startsAt: from, endsAt: monthsAfter(from, months) })
            .where(
              and(
                eq(benefitTerms.transactionId, transactionId),
                eq(benefitTerms.benefitId, of.benefitId),
                isNull(benefitTerms.revokedAt),
              ),
            )
            .returning()
        : [];
    if (moved) await tellBenefitsRun(ctx, [moved]);
    const until = moved?.endsAt ?? endsAt;
    if (until > from) from = until;
  }
}
