import { and, asc, desc, eq, ilike, or } from 'drizzle-orm';
import { z } from 'zod';
import { admissions } from './table.server.ts';
import { auditLog } from '#agency/audit/table.server.ts';
import { customers } from '#people/customers/table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { auditView } from '#agency/audit/record-view.ts';
import { allow, may, type Ctx } from '#kit/context.ts';
import { Conflict, NotFound } from '#kit/errors.ts';
import { pageByTime, type TimePage } from '#kit/rows/time-page.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { admissionStatuses, joinAddress, type AdmissionStatus } from './admission.ts';
import { lineUpPlans } from './line-up-plans.ts';
import { beginPlan } from './begin-plan.ts';
import { endCheckouts, holdAdmission, lastAsked, paidFor } from './hold-admission.ts';
import { paymentsOf } from './list-payments.ts';
import { stopPlanProject } from './stop-plan-project.ts';
import { tellPlanEnded } from './tell-plan-runs.ts';
import { letGoOfCoupon } from '#money/coupons/redeem-coupon.ts';
import { lookRarely } from '#money/payments/confirm-payment.ts';
import { findAllOpen } from '#money/payments/one-transaction.ts';
import { paymentOfPlan } from '#money/upgrades/read-running.ts';

export const AdmissionFilter = z.object({
  status: z.enum(admissionStatuses).optional(),
  q: z.string().trim().max(80).optional(),
});

/**
 * What staff may make of an admission. Active by payment is the rule; by hand it is for what was paid elsewhere, and the
 * plan runs for the months that were chosen.
 */
export const admissionMoves = {
  Pending: ['Active', 'Cancelled', 'Rejected'],
  Active: ['Completed', 'Cancelled'],
  Completed: [],
  Cancelled: [],
  Rejected: [],
} as const satisfies Record<AdmissionStatus, readonly AdmissionStatus[]>;

const columns = {
  id: admissions.id,
  createdAt: admissions.createdAt,
  updatedAt: admissions.updatedAt,
  status: admissions.status,
  fullName: admissions.fullName,
  phone: admissions.phone,
  email: admissions.email,
  serviceName: admissions.serviceName,
  planName: admissions.planName,
  planMonths: admissions.planMonths,
  activeFrom: admissions.activeFrom,
  activeUntil: admissions.activeUntil,
  customerId: customers.id,
  customerCode: customers.code,
};

/** Admissions, the latest first. */
export async function listAdmissions(ctx: Ctx, input: z.infer<typeof AdmissionFilter> & TimePage) {
  allow(ctx.actor, 'admissions:read');
  const like = input.q && `%${input.q.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return pageByTime(input, (before, limit, offset) =>
    ctx.db
      .select(columns)
      .from(admissions)
      .innerJoin(customers, eq(customers.id, admissions.customerId))
      .where(
        and(
          input.status && eq(admissions.status, input.status),
          like
            ? or(
                ilike(admissions.fullName, like),
                ilike(admissions.phone, like),
                eq(customers.code, input.q ?? ''),
              )
            : undefined,
          before(admissions.id),
        ),
      )
      .orderBy(desc(admissions.id))
      .limit(limit)
      .offset(offset),
  );
}

/** One with what was told, what staff did and, for those who may see payments, what was paid. @throws NotFound */
export async function getAdmission(ctx: Ctx, { id }: { id: string }) {
  allow(ctx.actor, 'admissions:read');
  const [found] = await ctx.db
    .select({ ...columns, admission: admissions })
    .from(admissions)
    .innerJoin(customers, eq(customers.id, admissions.customerId))
    .where(eq(admissions.id, id));
  if (!found) throw new NotFound('This admission');
  await auditView(ctx, { subjectType: 'admission', subjectId: id });
  const { admission, ...row } = found;
  const { classLevel, session, couponCode, timing, details } = admission;
  const payments = may(ctx.actor, 'payments:read')
    ? await paymentsOf(ctx, { customerId: admission.customerId, admissionId: id })
    : [];
  const history = await ctx.db
    .select({ id: auditLog.id, at: auditLog.at, staffName: auditLog.staffName, after: auditLog.after })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectType, 'admission'),
        eq(auditLog.subjectId, id),
        or(eq(auditLog.action, 'noted'), eq(auditLog.action, 'status-changed')),
      ),
    )
    .orderBy(asc(auditLog.id));
  return {
    ...row,
    address: joinAddress(admission.addressParts),
    classLevel,
    session,
    couponCode,
    timing,
    details,
    moves: [...admissionMoves[row.status]],
    payments: payments.map(({ transactionId, status, amountPaise, createdAt }) => ({
      transactionId,
      status,
      amountPaise,
      createdAt,
    })),
    history: history.map(({ after, ...entry }) => ({ ...entry, ...Told.parse(after) })),
  };
}

const Told = z.object({ status: z.string().nullable().catch(null), note: z.string().catch('') });

const why = { trigger: 'staff' } as const;
const confirming = 'A payment for this is just being confirmed by the bank. Please wait a moment.';

/**
 * Decides over an admission. Its open checkout ends with that, once the gateway has told what was paid by then.
 * @throws NotFound · Conflict when the table of moves has no such step, or while a payment is being confirmed
 */
export async function setAdmissionStatus(
  ctx: Ctx,
  { id, status, note }: { id: string; status: AdmissionStatus; note: string },
): Promise<void> {
  allow(ctx.actor, 'admissions:edit');
  const [seen] = await ctx.db.select().from(admissions).where(eq(admissions.id, id));
  if (!seen) throw new NotFound('This admission');
  for (const subject of paidFor(seen))
    for (const open of await findAllOpen(ctx, subject)) await lookRarely(ctx, open, why);
  await inTransaction(ctx, async (ctx) => {
    const held = await holdAdmission(ctx, seen);
    const moves: readonly AdmissionStatus[] = admissionMoves[held.status];
    if (!moves.includes(status))
      throw new Conflict('An admission that is {from} cannot become {to}.', {
        from: held.status,
        to: status,
      });
    await endCheckouts(ctx, held, { why, confirming });
    if (status === 'Active') {
      const order = await lastAsked(ctx, held);
      const because = (planName: string) => `Staff began the plan ${planName}`;
      const begun = { admissionId: id, months: held.planMonths, order, transactionId: null, because };
      await beginPlan(ctx, begun);
    } else {
      const now = ctx.now();
      // What ran is over: nobody is told that it ends, and nothing counts as paid behind it.
      const activeUntil = held.activeUntil && held.activeUntil > now ? now : held.activeUntil;
      await ctx.db
        .update(admissions)
        .set({ status, activeUntil, updatedAt: now })
        .where(eq(admissions.id, id));
      if (held.status === 'Pending') await letGoOfCoupon(ctx, held);
      if (held.status === 'Active') {
        await tellPlanEnded(ctx, held, (await paymentOfPlan(ctx, held))?.id ?? null);
        await lineUpPlans(ctx, { ...held, at: now });
      }
      if (held.status === 'Active' && status === 'Cancelled')
        await stopPlanProject(ctx, { admissionId: id, because: 'Its plan was cancelled' });
    }
    await audit(ctx, {
      action: 'status-changed',
      subjectType: 'admission',
      subjectId: id,
      before: { status: held.status },
      after: { status, note },
    });
  });
}

/** What staff should know about it. @throws NotFound */
export async function noteOnAdmission(ctx: Ctx, { id, note }: { id: string; note: string }): Promise<void> {
  allow(ctx.actor, 'admissions:edit');
  await inTransaction(ctx, async (ctx) => {
    const [held] = await ctx.db.select({ id: admissions.id }).from(admissions).where(eq(admissions.id, id));
    if (!held) throw new NotFound('This admission');
    await audit(ctx, { action: 'noted', subjectType: 'admission', subjectId: id, after: { note } });
  });
}
