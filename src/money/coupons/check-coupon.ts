import { and, eq, ne, or, sql } from 'drizzle-orm';
import { couponUses, coupons } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { defineLimit } from '#kit/limit.ts';
import { storedList } from '#kit/rows/stored-list.ts';
import { z } from 'zod';
import { normalCode } from './coupon.ts';
import type { CouponRefusal } from './coupon-refusal.ts';
import { userOf, type CouponUser } from './coupon-user.ts';
import { hasBought } from './has-bought.ts';
import { isHeldAlone, promisedUses, type Buys } from './promised-uses.ts';
import { quotedUses } from './quoted-uses.ts';

// A shared address holds many honest customers; a guesser needs thousands.
const couponCheckLimit = defineLimit('coupon-check', { points: 60, seconds: 600 });

type Row = typeof coupons.$inferSelect;

/**
 * Why this person cannot use a coupon now, or null when they can. Counts under the caller's lock.
 * @param user.exceptNumber of a quotation, whose own use keeps nobody out
 * @param user.buys what is about to be bought with it: an open checkout of anything else was promised its price too
 */
export async function couponRefusal(
  ctx: Pick<Ctx, 'db' | 'now'>,
  coupon: Row,
  { customerId, email, exceptNumber, buys }: CouponUser & { exceptNumber?: number | undefined; buys?: Buys },
): Promise<CouponRefusal | null> {
  const now = ctx.now();
  if (coupon.status !== 'Active') return 'inactive';
  if (coupon.validFrom && coupon.validFrom > now) return 'early';
  if (coupon.validUntil && coupon.validUntil <= now) return 'ended';
  const me = customerId ?? '00000000-0000-0000-0000-000000000000';
  const [counted] = await ctx.db
    .select({
      all: sql<number>`count(*)::int`,
      mine: sql<number>`(count(*) filter (where ${couponUses.customerId} = ${me}))::int`,
    })
    .from(couponUses)
    .where(
      and(
        eq(couponUses.couponId, coupon.id),
        or(
          eq(couponUses.state, 'used'),
          // One's own reservation keeps nobody out but others.
          and(isHeldAlone(ctx, coupon.code), ne(couponUses.customerId, me)),
        ),
      ),
    );
  const quoted = await quotedUses(ctx, { couponId: coupon.id, email, exceptNumber });
  const open = await promisedUses(ctx, { code: coupon.code, me, buys });
  const [all, mine] = [(counted?.all ?? 0) + quoted.all + open.others, (counted?.mine ?? 0) + quoted.mine];
  if (coupon.mostUsesEach !== null && mine >= coupon.mostUsesEach) return 'used-by-them';
  if (coupon.firstPurchaseOnly && (await hasBought(ctx, { customerId, email }))) return 'bought-before';
  if (coupon.mostUses !== null && all >= coupon.mostUses) return 'used-up';
  const promised = buys ? open.mine : 0;
  const isTooMany =
    coupon.firstPurchaseOnly ||
    mine + promised >= (coupon.mostUsesEach ?? Number.POSITIVE_INFINITY) ||
    all + promised >= (coupon.mostUses ?? Number.POSITIVE_INFINITY);
  return promised > 0 && isTooMany ? 'open-elsewhere' : null;
}

/** Whether a coupon lowers the price of this plan. */
export const coversPlan = ({ planIds }: Row, planId: string) => {
  const { items, broken } = storedList(z.uuid(), planIds);
  return !broken && (items.length === 0 || items.includes(planId));
};

/** A coupon that can be used now by whoever asks, else null. @throws TooManyRequests for who guesses codes */
export async function checkCoupon(ctx: Ctx, input: { code: string }): Promise<Row | null> {
  await ctx.limit(couponCheckLimit, ctx.request.ip);
  const [coupon] = await ctx.db
    .select()
    .from(coupons)
    .where(eq(coupons.code, normalCode(input.code)));
  return coupon && (await couponRefusal(ctx, coupon, await userOf(ctx))) === null ? coupon : null;
}
