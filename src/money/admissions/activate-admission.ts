import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { admissions } from './table.server.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import type { Ctx } from '#kit/context.ts';
import { formatInr } from '#kit/india/money.ts';
import { followPerson } from '#sales/leads/deal/follow-person.ts';
import { releaseCoupon, redeemCoupon } from '#money/coupons/redeem-coupon.ts';
import type { PaidOut } from '#money/payments/purpose.ts';
import { payerOf, type TransactionRow } from '#money/payments/one-transaction.ts';
import { graceBegan } from '#money/renewals/begin-benefits.ts';
import type { PricedOrder } from '#money/payments/priced-order.ts';
import { stopProjects } from '#sales/projects/stop-projects.ts';
import { startPlanProject } from './start-plan-project.ts';

type Owned = { customerId: string; order: PricedOrder };

/** What follows a payment: the plan runs, and the use of its coupon is spent. */
export async function beginPaid(ctx: Ctx, paid: TransactionRow): Promise<void> {
  const admission = await activateAdmission(ctx, { customerId: payerOf(paid), order: paid.order });
  await startPlanProject(ctx, admission);
  const { phone, email, serviceName: service, planName, planMonths, activeFrom, activeUntil } = admission;
  if (activeFrom && activeUntil)
    await queueWebhooks(ctx, 'subscription.started', {
      transactionId: paid.id,
      kind: 'plan',
      title: planName,
      months: planMonths,
      startsAt: activeFrom.toISOString(),
      endsAt: activeUntil.toISOString(),
    });
  await followPerson(
    ctx,
    { phone, email, service },
    {
      happened: 'paid',
      because: `${formatInr(paid.totalPaise)} came for the plan ${planName}`,
      from: 'Payment',
    },
  );
}

/**
 * Lets the plan of an order run: from now, or from the end of a plan of the same service that still runs or has just
 * ended. Inside the caller's transaction.
 */
export async function activateAdmission(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { customerId, order }: Owned,
): Promise<typeof admissions.$inferSelect> {
  const mine = eq(admissions.id, order.subjectId);
  const [admission] = await ctx.db.select().from(admissions).where(mine).for('update');
  const months = order.lines[0]?.months;
  if (!admission || !months) throw new Error('An order for an admission names no plan');
  const now = ctx.now();
  const [running] = await ctx.db
    .select({ until: admissions.activeUntil })
    .from(admissions)
    .where(
      and(
        eq(admissions.customerId, customerId),
        eq(admissions.status, 'Active'),
        eq(admissions.serviceName, admission.serviceName),
        ne(admissions.id, admission.id),
        gt(admissions.activeUntil, graceBegan(ctx)),
      ),
    )
    .orderBy(desc(admissions.activeUntil))
    .limit(1);
  const from = running?.until ?? now;
  const there = sql`(${from.toISOString()}::timestamptz at time zone 'Asia/Kolkata')`;
  const [active] = await ctx.db
    .update(admissions)
    .set({
      status: 'Active',
      planMonths: months,
      activeFrom: from,
      // Months as the calendar in India has them.
      activeUntil: sql`(${there} + make_interval(months => ${months}::int)) at time zone 'Asia/Kolkata'`,
      updatedAt: now,
    })
    .where(mine)
    .returning();
  await redeemCoupon(ctx, { customerId, order });
  return active ?? admission;
}

/** Nothing of its payment is left: the plan ends, and its coupon can be used again. */
export async function endRefunded(ctx: Ctx, refunded: TransactionRow, { full }: PaidOut): Promise<void> {
  if (!full) return;
  const { order } = refunded;
  const now = ctx.now();
  await ctx.db
    .update(admissions)
    .set({ status: 'Cancelled', activeUntil: now, updatedAt: now })
    .where(
      and(eq(admissions.id, order.subjectId), inArray(admissions.status, ['Active', 'Pending', 'Completed'])),
    );
  await releaseCoupon(ctx, { customerId: payerOf(refunded), order });
  await stopProjects(ctx, { admissionId: order.subjectId });
  await queueWebhooks(ctx, 'subscription.ended', { transactionId: refunded.id });
}
