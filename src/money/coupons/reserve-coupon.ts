import { and, eq, gt, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { couponUses, coupons } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { signedIn } from '#people/customers/customer.ts';
import { Conflict } from '#kit/errors.ts';
import { discountOn } from '#kit/india/discount.ts';
import { formatInr, type Paise } from '#kit/india/money.ts';
import { defineLimit } from '#kit/limit.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { couponRefusal, coversPlan } from './check-coupon.ts';
import { sayRefusal } from './coupon-refusal.ts';
import { userOf } from './coupon-user.ts';
import { heldMinutes, normalCode } from './coupon.ts';

export const couponApplyLimit = defineLimit('coupon-apply', { points: 20, seconds: 600 });

/** What is to be bought, with its price before the discount: of a cart before GST. */
type Wish = { plan: { id: string; sellPaise: Paise } } | { cart: { sellPaise: Paise } };

/**
 * Keeps a use of a coupon for half an hour for whoever asks; asking again begins anew. The coupon's row is held while
 * uses are counted, so of many who want the last one, one gets it.
 * @throws Conflict with the reason in words
 */
export async function reserveCoupon(
  ctx: Ctx,
  input: { code: string } & Wish,
): Promise<{ code: string; discountPaise: Paise }> {
  const { id: customerId } = signedIn(ctx.actor);
  return inTransaction(ctx, async (ctx) => {
    const [coupon] = await ctx.db
      .select()
      .from(coupons)
      .where(eq(coupons.code, normalCode(input.code)))
      .for('update');
    if (!coupon) throw new Conflict(sayRefusal('unknown', 'customer'));
    const buys = 'plan' in input ? 'admission' : 'cart';
    const refusal = await couponRefusal(ctx, coupon, { ...(await userOf(ctx)), buys });
    if (refusal) throw new Conflict(sayRefusal(refusal, 'customer'));
    const held = {
      couponId: coupon.id,
      planId: 'plan' in input ? input.plan.id : null,
      discountPaise: discountFor(coupon, input),
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

/** The code of the coupon of which a use is kept for whoever asks, for this plan; null without one. */
export async function codeHeldFor(ctx: Ctx, { planId }: { planId: string }): Promise<string | null> {
  const [held] = await ctx.db
    .select({ code: coupons.code })
    .from(couponUses)
    .innerJoin(coupons, eq(coupons.id, couponUses.couponId))
    .where(
      and(
        eq(couponUses.customerId, signedIn(ctx.actor).id),
        eq(couponUses.planId, planId),
        eq(couponUses.state, 'reserved'),
        gt(couponUses.heldUntil, sql`now()`),
      ),
    );
  return held?.code ?? null;
}

/** What a coupon takes off this. @throws Conflict where it is not for that, or for more than that */
function discountFor(coupon: typeof coupons.$inferSelect, wish: Wish): Paise {
  const { places, minSpendPaise } = coupon;
  const { sellPaise } = 'plan' in wish ? wish.plan : wish.cart;
  if ('plan' in wish) {
    if (!places.includes('plan')) throw new Conflict(/*i18n*/ 'This coupon is not for plans.');
    if (!coversPlan(coupon, wish.plan.id)) throw new Conflict(/*i18n*/ 'This coupon is not for this plan.');
  } else if (!places.includes('cart')) throw new Conflict(/*i18n*/ 'This coupon is for plans only.');
  if (minSpendPaise !== null && sellPaise < minSpendPaise)
    throw new Conflict(/*i18n*/ 'This coupon is for purchases of {amount} or more.', {
      amount: formatInr(minSpendPaise),
    });
  const discountPaise = discountOn(sellPaise, coupon);
  // A plan without a price begins at once; what is in a cart begins with its payment.
  if ('cart' in wish && discountPaise === sellPaise)
    throw new Conflict(/*i18n*/ 'This coupon would leave nothing to pay. Please write to us instead.');
  return discountPaise;
}
