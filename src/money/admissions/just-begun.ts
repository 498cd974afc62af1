import { and, desc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { repeatedSince } from '#kit/repeated-since.ts';
import { normalCode } from '#money/coupons/coupon.ts';
import { paymentsOf } from './list-payments.ts';
import { isUnderWay } from './payment-status.ts';
import { admissions } from './table.server.ts';

/** A plan that a coupon made free a moment ago: whoever got no answer asks for it once more, and gets no second one. */
export async function justBegun(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { customerId, ...wish }: { customerId: string; planId?: string; couponCode?: string | null },
): Promise<{ id: string } | null> {
  const { planId, couponCode, status, updatedAt } = admissions;
  const [begun] = await ctx.db
    .select({ id: admissions.id })
    .from(admissions)
    .where(
      and(
        eq(admissions.customerId, customerId),
        eq(status, 'Active'),
        wish.planId ? eq(planId, wish.planId) : undefined,
        wish.couponCode === undefined
          ? isNotNull(couponCode)
          : eq(couponCode, normalCode(wish.couponCode ?? '')),
        gt(updatedAt, repeatedSince(ctx)),
      ),
    )
    .orderBy(desc(admissions.id))
    .limit(1);
  if (!begun) return null;
  const payments = await paymentsOf(ctx, { customerId, admissionId: begun.id });
  return payments.some(isUnderWay) ? null : begun;
}
