import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { admissions } from './table.server.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import type { Ctx } from '#kit/context.ts';
import { formatInr } from '#kit/india/money.ts';
import { followPerson } from '#sales/leads/deal/follow-person.ts';
import { redeemCoupon } from '#money/coupons/redeem-coupon.ts';
import type { TransactionRow } from '#money/payments/one-transaction.ts';
import { graceBegan } from '#money/renewals/begin-benefits.ts';
import type { PricedOrder } from '#money/payments/priced-order.ts';
import { startPlanProject } from './start-plan-project.ts';

type AdmissionRow = typeof admissions.$inferSelect;
/** `order`: what was asked for the plan last, with its coupon; null where nothing ever was. */
type Beginning = { admissionId: string; months: number; order: PricedOrder | null };

/** What follows a payment. */
export async function beginPaid(ctx: Ctx, paid: TransactionRow): Promise<void> {
  const { order, subjectId: admissionId } = paid;
  const months = order.lines[0]?.months;
  if (!months) throw new Error('An order for an admission names no plan');
  const admission = await beginPlan(ctx, { admissionId, months, order });
  if (!admission) throw new Error('An admission that waits for nothing was paid for');
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
 * Lets the plan of an admission that waits run, once: it has its term and its project, and its coupon is spent. In the
 * caller's transaction, under the lock of what is paid for.
 * @returns null where it does not wait any more; then nothing was changed
 */
export async function beginPlan(
  ctx: Ctx,
  { admissionId, months, order }: Beginning,
): Promise<AdmissionRow | null> {
  const begun = await activate(ctx, { admissionId, months });
  if (!begun) return null;
  if (order) await redeemCoupon(ctx, { customerId: begun.customerId, order });
  await startPlanProject(ctx, begun);
  return begun;
}

/** Runs from now, or from the end of a plan of the same service that still runs or has just ended. */
async function activate(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { admissionId, months }: { admissionId: string; months: number },
): Promise<AdmissionRow | undefined> {
  const waiting = and(eq(admissions.id, admissionId), eq(admissions.status, 'Pending'));
  const [admission] = await ctx.db.select().from(admissions).where(waiting).for('update');
  if (!admission) return undefined;
  const now = ctx.now();
  const [running] = await ctx.db
    .select({ until: admissions.activeUntil })
    .from(admissions)
    .where(
      and(
        eq(admissions.customerId, admission.customerId),
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
    .where(waiting)
    .returning();
  return active;
}
