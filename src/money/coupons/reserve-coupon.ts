import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { couponUses, coupons } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { signedIn } from '#people/customers/customer.ts';
import { Conflict } from '#kit/errors.ts';
import type { Paise } from '#kit/india/money.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { couponError, coversPlan } from './check-coupon.ts';
import { discountOn, heldMinutes, normalCode } from './coupon.ts';

/**
 * Keeps a use of a coupon for half an hour for whoever asks; asking again begins anew. The coupon's row is held while
 * uses are counted, so of many who want the last one, one gets it.
 * @throws Conflict with the reason in words
 */
export async function reserveCoupon(
  ctx: Ctx,
  input: { code: string; plan: { id: string; sellPaise: Paise } },
): Promise<{ code: string; discountPaise: Paise }> {
  const { id: customerId } = signedIn(ctx.actor);
  return inTransaction(ctx, async (ctx) => {
    const [coupon] = await ctx.db
      .select()
      .from(coupons)
      .where(eq(coupons.code, normalCode(input.code)))
      .for('update');
    if (!coupon) throw new Conflict(/*i18n*/ 'Invalid coupon');
    const error = await couponError(ctx, coupon);
    if (error) throw new Conflict(error);
    if (!coversPlan(coupon, input.plan.id)) throw new Conflict(/*i18n*/ 'This coupon is not for this plan.');
    const held = {
      couponId: coupon.id,
      planId: input.plan.id,
      discountPaise: discountOn(input.plan.sellPaise, coupon),
      heldUntil: sql`now() + ${`${heldMinutes} minutes`}::interval`,
    };
    // Whoever holds another coupon lets go of it.
    await ctx.db
      .insert(couponUses)
      .values({ id: v7(), customerId, state: 'reserved', ...held })
      .onConflictDoUpdate({
        target: couponUses.customerId,
        targetWhere: sql`state = 'reserved'`,
        set: held,
      });
    return { code: coupon.code, discountPaise: held.discountPaise };
  });
}
