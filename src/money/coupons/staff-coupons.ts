import { desc, eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { z } from 'zod';
import { couponUses, coupons } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, Invalid, NotFound } from '#kit/errors.ts';
import { storedList } from '#kit/rows/stored-list.ts';
import { isStillReferred, isUniqueViolation } from '#kit/rows/sql-state.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { CouponInput } from './coupon-input.ts';
import { isHeldAlone, promisedUsesOfAll } from './promised-uses.ts';
import { isQuoted, quotedUsesOfAll } from './quoted-uses.ts';

/** All coupons, the latest first, with how often they were used and how many people hold one now. */
export async function listCoupons(ctx: Ctx) {
  allow(ctx.actor, 'pricing:read');
  const rows = await ctx.db
    .select({
      coupon: coupons,
      used: sql<number>`(count(*) filter (where ${couponUses.state} = 'used'))::int`,
      reserved: sql<number>`(count(*) filter (where ${isHeldAlone(ctx, sql`${coupons.code}`)}))::int`,
    })
    .from(coupons)
    .leftJoin(couponUses, eq(couponUses.couponId, coupons.id))
    .groupBy(coupons.id)
    .orderBy(desc(coupons.id));
  const [quoted, open] = [await quotedUsesOfAll(ctx), await promisedUsesOfAll(ctx)];
  return rows.map(({ coupon, used, reserved }) => {
    const { items, broken } = storedList(z.uuid(), coupon.planIds);
    const warning = broken ? 'Its plans cannot be read; it lowers no price.' : null;
    const offers = quoted.get(coupon.id) ?? { used: 0, held: 0 };
    return {
      ...coupon,
      planIds: items,
      used: used + offers.used,
      reserved: reserved + offers.held + (open.get(coupon.code) ?? 0),
      warning,
    };
  });
}

/** @throws Invalid when the code is taken */
export async function createCoupon(ctx: Ctx, input: CouponInput): Promise<{ id: string }> {
  allow(ctx.actor, 'pricing:edit');
  return withOwnCode(() =>
    inTransaction(ctx, async (ctx) => {
      const id = v7();
      await ctx.db.insert(coupons).values({ id, ...input });
      await audit(ctx, { action: 'created', subjectType: 'coupon', subjectId: id, after: input });
      return { id };
    }),
  );
}

/**
 * Replaces a coupon. What people hold for half an hour keeps its discount.
 * @throws NotFound · Invalid, also for another code of one that was used: orders know it by that
 */
export async function updateCoupon(ctx: Ctx, { id, ...input }: CouponInput & { id: string }): Promise<void> {
  allow(ctx.actor, 'pricing:edit');
  await withOwnCode(() =>
    inTransaction(ctx, async (ctx) => {
      const [before] = await ctx.db.select().from(coupons).where(eq(coupons.id, id)).for('update');
      if (!before) throw new NotFound('This coupon');
      if (input.code !== before.code && (await isUsed(ctx, { couponId: id })))
        throw new Invalid({ code: 'This code has been used. Add another coupon instead' });
      await ctx.db
        .update(coupons)
        .set({ ...input, isSample: false, updatedAt: ctx.now() })
        .where(eq(coupons.id, id));
      await audit(ctx, { action: 'changed', subjectType: 'coupon', subjectId: id, before, after: input });
    }),
  );
}

/** @throws Conflict for one that somebody has used or holds, or that a quotation names: it can be made inactive */
export async function deleteCoupon(ctx: Ctx, { id }: { id: string }): Promise<void> {
  allow(ctx.actor, 'pricing:edit');
  try {
    await inTransaction(ctx, async (ctx) => {
      if (await isQuoted(ctx, { couponId: id })) throw stillUsed();
      const [before] = await ctx.db.delete(coupons).where(eq(coupons.id, id)).returning();
      if (!before) throw new NotFound('This coupon');
      await audit(ctx, { action: 'deleted', subjectType: 'coupon', subjectId: id, before });
    });
  } catch (error) {
    throw isStillReferred(error) ? stillUsed() : error;
  }
}

const isUsed = async (ctx: Ctx, { couponId }: { couponId: string }) =>
  (await ctx.db.$count(couponUses, eq(couponUses.couponId, couponId))) > 0 ||
  (await isQuoted(ctx, { couponId }));

const stillUsed = () => new Conflict('This coupon has been used. Set it to Inactive instead.');

async function withOwnCode<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) throw new Invalid({ code: 'There is a coupon with this code already' });
    throw error;
  }
}
