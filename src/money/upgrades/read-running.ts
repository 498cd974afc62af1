import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import { sameService } from '#money/admissions/same-service.ts';
import { admissions } from '#money/admissions/table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { paidStatuses } from '#money/payments/transaction.ts';
import { creditable } from '#money/invoices/credit-unused.ts';
import { invoiceOf, takenOff } from '#money/invoices/taken-off.ts';
import type { InvoiceRow } from '#money/invoices/find-invoice.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict, NotFound } from '#kit/errors.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import type { Paise } from '#kit/india/money.ts';
import { unusedShare } from './upgrade.ts';

export type AdmissionRow = typeof admissions.$inferSelect;

/** A plan that can be exchanged today. `paidPaise`: what it was sold for; `creditPaise`: its unused share of what is left of that. */
export type RunningPlan = {
  admission: AdmissionRow;
  transactionId: string;
  invoice: InvoiceRow;
  endsOn: string;
  paidPaise: Paise;
  creditPaise: Paise;
};

/** The payment of a plan, which it may have begun with as an upgrade; undefined for what no payment is known of. */
export async function paymentOfPlan(
  ctx: Pick<Ctx, 'db'>,
  { id, upgradesId }: Pick<AdmissionRow, 'id' | 'upgradesId'>,
) {
  const { purpose, subjectId, status } = paymentTransactions;
  const its = upgradesId
    ? and(eq(purpose, 'upgrade'), eq(subjectId, upgradesId))
    : and(eq(purpose, 'admission'), eq(subjectId, id));
  const [paid] = await ctx.db
    .select()
    .from(paymentTransactions)
    .where(and(its, inArray(status, paidStatuses)));
  return paid;
}

/**
 * The running plan of a customer, with what is credited of it today.
 * @throws NotFound · Conflict with the reason why it cannot be exchanged
 */
export async function readRunning(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { admissionId, customerId }: { admissionId: string; customerId?: string },
): Promise<RunningPlan> {
  const [admission] = await ctx.db
    .select()
    .from(admissions)
    .where(
      and(eq(admissions.id, admissionId), customerId ? eq(admissions.customerId, customerId) : undefined),
    );
  if (!admission) throw new NotFound(/*i18n*/ 'This plan');
  const { activeFrom, activeUntil, status } = admission;
  const now = ctx.now();
  if (status !== 'Active' || !activeFrom || !activeUntil || activeFrom > now || activeUntil <= now)
    throw new Conflict(/*i18n*/ 'This plan does not run now, so it cannot be exchanged.');
  const next = and(
    eq(admissions.customerId, admission.customerId),
    sameService(admissions, admission),
    ne(admissions.id, admission.id),
    inArray(admissions.status, ['Active', 'Completed']),
    gt(admissions.activeUntil, activeUntil),
  );
  if ((await ctx.db.$count(admissions, next)) > 0)
    throw new Conflict(/*i18n*/ 'The plan that follows this one is paid already. Please write to us.');
  const paid = await paymentOfPlan(ctx, admission);
  const invoice = paid && (await invoiceOf(ctx, { transactionId: paid.id }));
  const taken = invoice && (await takenOff(ctx, invoice));
  if (!paid || !invoice || !taken || taken.creditedPaise > 0)
    throw new Conflict(/*i18n*/ 'This plan cannot be exchanged here. Please write to us.');
  const days = { startsOn: dateInIndia(activeFrom), endsOn: dateInIndia(activeUntil) };
  const { totalPaise: paidPaise } = invoice;
  const unusedPaise = unusedShare(paidPaise - taken.backPaise, days, dateInIndia(now));
  const creditPaise = Math.min(unusedPaise, await creditable(ctx, invoice));
  return { admission, transactionId: paid.id, invoice, endsOn: days.endsOn, paidPaise, creditPaise };
}
