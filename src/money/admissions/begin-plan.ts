import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { admissions } from './table.server.ts';
import { pricingPlans } from '#catalogue/pricing-plans/table.server.ts';
import { services } from '#catalogue/services/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { formatInr } from '#kit/india/money.ts';
import { followPerson } from '#sales/leads/deal/follow-person.ts';
import { redeemCoupon } from '#money/coupons/redeem-coupon.ts';
import type { TransactionRow } from '#money/payments/one-transaction.ts';
import { graceBegan } from '#money/renewals/begin-benefits.ts';
import { monthsAfter } from '#money/renewals/months-after.ts';
import type { PricedOrder } from '#money/payments/priced-order.ts';
import { sameService } from './same-service.ts';
import { startPlanProject } from './start-plan-project.ts';
import { tellPlanRuns } from './tell-plan-runs.ts';

type AdmissionRow = typeof admissions.$inferSelect;

type Beginning = {
  admissionId: string;
  months: number;
  /** What was asked for the plan last, with its coupon; null where nothing ever was. */
  order: PricedOrder | null;
  /** Its payment; null where nothing was to be paid, or staff let it begin. */
  transactionId: string | null;
  /** In words, for the timeline of the leads that it was sold to. */
  because: (planName: string) => string;
};

/** What follows a payment. */
export async function beginPaid(ctx: Ctx, paid: TransactionRow): Promise<void> {
  const { id: transactionId, order, subjectId: admissionId } = paid;
  const [line] = order.lines;
  const months = line?.months;
  if (!months) throw new Error('An order for an admission names no plan');
  await choosePaid(ctx, admissionId, line);
  const because = (planName: string) => `${formatInr(paid.totalPaise)} came for the plan ${planName}`;
  if (!(await beginPlan(ctx, { admissionId, months, order, transactionId, because })))
    throw new Error('An admission that waits for nothing was paid for');
}

/** The plan that was paid is the one that begins, also where another one was chosen while its checkout was open. */
async function choosePaid(
  ctx: Pick<Ctx, 'db'>,
  admissionId: string,
  { refId: planId, title }: PricedOrder['lines'][number],
): Promise<void> {
  const its = eq(admissions.id, admissionId);
  const [chosen] = await ctx.db.select().from(admissions).where(its).for('update');
  if (chosen?.status !== 'Pending' || chosen.planId === planId) return;
  // Of one that was deleted since, its name tells.
  if (chosen.planId === null && title.startsWith(`${chosen.serviceName}: ${chosen.planName} (`)) return;
  const [plan] = await ctx.db
    .select({
      planId: pricingPlans.id,
      planName: pricingPlans.name,
      serviceId: services.id,
      serviceName: services.name,
    })
    .from(pricingPlans)
    .innerJoin(services, eq(services.id, pricingPlans.serviceId))
    .where(eq(pricingPlans.id, planId));
  await ctx.db
    .update(admissions)
    .set(plan ?? { planId: null, planName: title })
    .where(its);
}

/**
 * Lets the plan of an admission that waits run, once, whether it was paid, free or begun by staff: it has its term and its
 * project, its coupon is spent, leads and other systems hear of it. In the caller's transaction, under the lock of what is
 * paid for.
 * @returns false where it does not wait any more; then nothing was changed
 */
export async function beginPlan(ctx: Ctx, beginning: Beginning): Promise<boolean> {
  const { order, transactionId, because } = beginning;
  const begun = await activate(ctx, beginning);
  if (!begun) return false;
  const { customerId, phone, email, serviceName: service, planName } = begun;
  if (order) await redeemCoupon(ctx, { customerId, order });
  await startPlanProject(ctx, begun);
  await tellPlanRuns(ctx, begun, transactionId);
  const from = transactionId ? 'Payment' : 'Admission';
  await followPerson(ctx, { phone, email, service }, { happened: 'paid', because: because(planName), from });
  return true;
}

/** Runs from now, or from the end of a plan of the same service that still runs or has just ended. */
async function activate(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { admissionId, months }: Pick<Beginning, 'admissionId' | 'months'>,
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
        sameService(admissions, admission),
        ne(admissions.id, admission.id),
        gt(admissions.activeUntil, graceBegan(ctx)),
      ),
    )
    .orderBy(desc(admissions.activeUntil))
    .limit(1);
  const from = running?.until ?? now;
  const [active] = await ctx.db
    .update(admissions)
    .set({
      status: 'Active',
      planMonths: months,
      activeFrom: from,
      activeUntil: monthsAfter(from, months),
      updatedAt: now,
    })
    .where(waiting)
    .returning();
  return active;
}
