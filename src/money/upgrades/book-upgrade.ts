import { and, eq, ne } from 'drizzle-orm';
import { v7 } from 'uuid';
import { paymentOfPlan, type AdmissionRow } from './read-running.ts';
import { pricingPlans } from '#catalogue/pricing-plans/table.server.ts';
import { admissions } from '#money/admissions/table.server.ts';
import { lineUpPlans } from '#money/admissions/line-up-plans.ts';
import { stopPlanProject } from '#money/admissions/stop-plan-project.ts';
import { tellPlanEnded, tellPlanRuns } from '#money/admissions/tell-plan-runs.ts';
import { creditUnused } from '#money/invoices/credit-unused.ts';
import { invoiceOf } from '#money/invoices/taken-off.ts';
import {
  lockTransaction,
  payerOf,
  readTransaction,
  type TransactionRow,
} from '#money/payments/one-transaction.ts';
import type { PaidOut } from '#money/payments/purpose.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { monthsAfter } from '#money/renewals/months-after.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { formatInr } from '#kit/india/money.ts';
import { translatorFor } from '#kit/i18n/translator.server.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { followPerson } from '#sales/leads/deal/follow-person.ts';
import { allWentBack } from '#sales/projects/stop-projects.ts';

/**
 * What follows a payment: the higher plan runs from now, the other one has ended, and its unused share is credited by a
 * note. What does not fit any more – the plan was exchanged meanwhile, or less is left of it – people look at.
 */
export async function bookUpgrade(ctx: Ctx, paid: TransactionRow): Promise<void> {
  const { order, subjectId } = paid;
  const [line] = order.lines;
  // Nobody takes the earlier payment back, or to account, while it is credited.
  if (order.credit) await lockTransaction(ctx, await readTransaction(ctx, order.credit.transactionId));
  const [old] = await ctx.db.select().from(admissions).where(eq(admissions.id, subjectId)).for('update');
  if (!old || !line?.months) throw new Error('An upgrade names no plan');
  if (await upgradeOf(ctx, old.id)) return review(ctx, paid, 'The plan was exchanged already.');
  const now = ctx.now();
  const [plan] = await ctx.db.select().from(pricingPlans).where(eq(pricingPlans.id, line.refId));
  const [begun] = await ctx.db
    .insert(admissions)
    .values({
      ...old,
      id: v7(),
      customerId: payerOf(paid),
      status: 'Active',
      planId: plan?.id ?? null,
      planName: plan?.name ?? line.title,
      planMonths: line.months,
      couponCode: null,
      upgradesId: old.id,
      activeFrom: now,
      activeUntil: monthsAfter(now, line.months),
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  await tellPlanRuns(ctx, begun, paid.id);
  if (old.status === 'Active') {
    await ctx.db
      .update(admissions)
      .set({ status: 'Completed', activeUntil: now, updatedAt: now })
      .where(eq(admissions.id, old.id));
    await tellPlanEnded(ctx, old, (await paymentOfPlan(ctx, old))?.id ?? null);
  }
  // A renewal of the other one may have been paid while this checkout was open.
  await lineUpPlans(ctx, { ...old, at: now });
  await credit(ctx, paid, line.title);
  const { phone, email, serviceName: service } = old;
  await followPerson(
    ctx,
    { phone, email, service },
    {
      happened: 'paid',
      because: `${formatInr(paid.totalPaise)} came for the higher plan ${plan?.name ?? line.title}`,
      from: 'Payment',
    },
  );
}

/** Whoever pays the difference to a plan that was called off, or given back, has paid for nothing. */
export async function whyNotExchanged(
  ctx: Pick<Ctx, 'db'>,
  { subjectId }: Pick<TransactionRow, 'subjectId'>,
): Promise<string | null> {
  const calledOff = and(eq(admissions.id, subjectId), eq(admissions.status, 'Cancelled'));
  return (await ctx.db.$count(admissions, calledOff)) > 0
    ? 'Nothing was begun for this money: the plan whose place it takes is Cancelled.'
    : null;
}

async function credit(ctx: Ctx, paid: TransactionRow, title: string): Promise<void> {
  const { credit: owed } = paid.order;
  if (!owed) return;
  const invoice = await invoiceOf(ctx, owed);
  const settings = await readSettings(ctx);
  const note = translatorFor(settings, invoice?.language ?? 'en').translate(
    /*i18n*/ 'For the unused days. {plan} took its place.',
    { plan: title },
  );
  const creditedPaise = invoice
    ? await creditUnused(ctx, { ...owed, invoice, transactionId: paid.id, note })
    : 0;
  if (creditedPaise < owed.amountPaise)
    await review(ctx, paid, 'Less was left of the earlier payment than was credited.');
}

async function review(ctx: Pick<Ctx, 'db'>, { id }: TransactionRow, reviewReason: string): Promise<void> {
  await ctx.db.update(paymentTransactions).set({ reviewReason }).where(eq(paymentTransactions.id, id));
}

/** The plan that took the place of this one. */
async function upgradeOf(ctx: Pick<Ctx, 'db'>, admissionId: string): Promise<AdmissionRow | undefined> {
  const [found] = await ctx.db
    .select()
    .from(admissions)
    .where(and(eq(admissions.upgradesId, admissionId), ne(admissions.status, 'Cancelled')));
  return found;
}

/**
 * Nothing of its payment is left: the higher plan ends, and the other one runs on until its own day. What was credited of
 * that stays on the higher one's invoice: together they come to what was paid for it.
 */
export async function endUpgrade(ctx: Ctx, refunded: TransactionRow, { full }: PaidOut): Promise<void> {
  if (!full) return;
  const ended = await upgradeOf(ctx, refunded.subjectId);
  if (!ended || (await paymentOfPlan(ctx, ended))) return;
  const now = ctx.now();
  await ctx.db
    .update(admissions)
    .set({ status: 'Cancelled', activeUntil: now, updatedAt: now })
    .where(eq(admissions.id, ended.id));
  await tellPlanEnded(ctx, ended, refunded.id);
  const [old] = await ctx.db.select().from(admissions).where(eq(admissions.id, refunded.subjectId));
  if (old?.status !== 'Completed' || !old.activeFrom) {
    await lineUpPlans(ctx, { ...ended, at: now });
    return stopPlanProject(ctx, { admissionId: ended.id, because: allWentBack });
  }
  const [again] = await ctx.db
    .update(admissions)
    .set({ status: 'Active', activeUntil: monthsAfter(old.activeFrom, old.planMonths), updatedAt: now })
    .where(eq(admissions.id, old.id))
    .returning();
  await tellPlanRuns(ctx, again, (await paymentOfPlan(ctx, old))?.id ?? null);
  await lineUpPlans(ctx, { ...ended, at: now });
}

/** Refuses to give back what was paid for a plan that another took the place of. @throws Conflict */
export async function refuseCredited(
  ctx: Pick<Ctx, 'db'>,
  { purpose, subjectId }: TransactionRow,
): Promise<void> {
  const plan = purpose === 'upgrade' ? (await upgradeOf(ctx, subjectId))?.id : subjectId;
  if (plan && (await upgradeOf(ctx, plan)))
    throw new Conflict(
      'Its unused days were credited to the plan that took its place. Give the payment of that one back first.',
    );
}
