import { and, desc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { couponUses, coupons } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import type { PricedOrder } from '#money/payments/priced-order.ts';

type Owned = {
  customerId: string;
  order: Pick<PricedOrder, 'purpose' | 'couponCode' | 'discountPaise' | 'lines'>;
};

const lockCoupon = async (ctx: Pick<Ctx, 'db'>, code: string | null) =>
  code === null
    ? undefined
    : (await ctx.db.select().from(coupons).where(eq(coupons.code, code)).for('update'))[0];

/** What was paid with counts as used, also where its checkout was over by then: its price was promised. */
export async function redeemCoupon(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { customerId, order }: Owned,
): Promise<void> {
  const coupon = await lockCoupon(ctx, order.couponCode);
  if (!coupon) return;
  const usedAt = ctx.now();
  const [kept] = await ctx.db
    .update(couponUses)
    .set({ state: 'used', usedAt })
    .where(
      and(
        eq(couponUses.couponId, coupon.id),
        eq(couponUses.customerId, customerId),
        eq(couponUses.state, 'reserved'),
      ),
    )
    .returning({ id: couponUses.id });
  if (kept) return;
  await ctx.db.insert(couponUses).values({
    id: v7(),
    couponId: coupon.id,
    customerId,
    planId: order.purpose === 'admission' ? (order.lines[0]?.refId ?? null) : null,
    discountPaise: order.discountPaise,
    state: 'used',
    heldUntil: usedAt,
    usedAt,
  });
}

/** What was kept for a purchase that will not be is free at once. */
export async function letGoOfCoupon(
  ctx: Pick<Ctx, 'db'>,
  { customerId, couponCode }: { customerId: string; couponCode: string | null },
): Promise<void> {
  const coupon = await lockCoupon(ctx, couponCode);
  if (!coupon) return;
  const kept = and(
    eq(couponUses.couponId, coupon.id),
    eq(couponUses.customerId, customerId),
    eq(couponUses.state, 'reserved'),
  );
  await ctx.db.delete(couponUses).where(kept);
}

/** A use whose payment was given back is free again. */
export async function releaseCoupon(ctx: Pick<Ctx, 'db'>, { customerId, order }: Owned): Promise<void> {
  const coupon = await lockCoupon(ctx, order.couponCode);
  if (!coupon) return;
  const [last] = await ctx.db
    .select({ id: couponUses.id })
    .from(couponUses)
    .where(
      and(
        eq(couponUses.couponId, coupon.id),
        eq(couponUses.customerId, customerId),
        eq(couponUses.state, 'used'),
      ),
    )
    .orderBy(desc(couponUses.usedAt))
    .limit(1);
  if (last) await ctx.db.update(couponUses).set({ state: 'released' }).where(eq(couponUses.id, last.id));
}
