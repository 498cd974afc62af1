import { and, eq, inArray } from 'drizzle-orm';
import { v7 } from 'uuid';
import { benefits } from '#catalogue/benefits/table.server.ts';
import { cartItems } from '#money/cart/table.server.ts';
import { durationFacts, durations, type Duration } from '#money/cart/duration.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { ownTransaction } from '#money/payments/one-transaction.ts';

/**
 * Puts what a payment bought into its owner's cart again, at today's prices. What is there already stays.
 * @returns for how long it was bought, and what of it is no longer on offer
 * @throws NotFound · Conflict where nothing of it is on offer
 */
export async function renewBenefits(
  ctx: Ctx,
  input: { transactionId: string },
): Promise<{ duration: Duration | null; missing: string[] }> {
  const { customerId, order } = await ownTransaction(ctx, input.transactionId);
  const lines = order.lines.filter(({ kind }) => kind === 'benefit');
  const ids = lines.map(({ refId }) => refId);
  const offered =
    ids.length === 0
      ? []
      : await ctx.db
          .select({ benefitId: benefits.id, seenPricePaise: benefits.pricePaise })
          .from(benefits)
          .where(and(inArray(benefits.id, ids), eq(benefits.status, 'Active')));
  if (offered.length === 0)
    throw new Conflict(/*i18n*/ 'What you bought then is no longer sold. Please write to us.');
  await ctx.db
    .insert(cartItems)
    .values(offered.map((benefit) => ({ ...benefit, id: v7(), customerId })))
    .onConflictDoNothing();
  const there = new Set(offered.map(({ benefitId }) => benefitId));
  const months = lines[0]?.months;
  return {
    duration: durations.find((duration) => durationFacts[duration].months === months) ?? null,
    missing: lines.filter(({ refId }) => !there.has(refId)).map(({ title }) => title),
  };
}
