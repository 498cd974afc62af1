import { desc, eq } from 'drizzle-orm';
import { admissions } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict, NotFound } from '#kit/errors.ts';
import { moveTransaction, type ChangeReason } from '#money/payments/move-transaction.ts';
import { findAllOpen, lockSubject, sameSubject, type Subject } from '#money/payments/one-transaction.ts';
import type { PricedOrder } from '#money/payments/priced-order.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { paymentsOf } from './list-payments.ts';
import { isUnderWay } from './payment-status.ts';

type AdmissionRow = typeof admissions.$inferSelect;
type Its = Pick<AdmissionRow, 'id' | 'customerId'>;

/** What is paid for it: the admission itself, or a higher plan in its place. */
export const paidFor = ({ id, customerId }: Its): [Subject, Subject] => [
  { customerId, purpose: 'admission', subjectId: id },
  { customerId, purpose: 'upgrade', subjectId: id },
];

/** The admission while nobody begins or settles a payment for it. First of all in a transaction: so does whoever settles. */
export async function holdAdmission(ctx: Pick<Ctx, 'db'>, of: Its): Promise<AdmissionRow> {
  for (const subject of paidFor(of)) await lockSubject(ctx, subject);
  const [held] = await ctx.db.select().from(admissions).where(eq(admissions.id, of.id)).for('update');
  if (!held) throw new NotFound(/*i18n*/ 'This admission');
  return held;
}

/**
 * Ends the checkouts of an admission that is decided without them. What is paid in spite of it is late.
 * @throws Conflict with the text that is given, while a payment is promised or being confirmed
 */
export async function endCheckouts(
  ctx: Ctx,
  held: Its,
  { why, confirming }: { why: ChangeReason; confirming: string },
): Promise<void> {
  const payments = await paymentsOf(ctx, { customerId: held.customerId, admissionId: held.id });
  const underWay = new Set(payments.filter(isUnderWay).map(({ transactionId }) => transactionId));
  for (const subject of paidFor(held))
    for (const open of await findAllOpen(ctx, subject)) {
      if (open.status === 'authorized' || underWay.has(open.id)) throw new Conflict(confirming);
      await moveTransaction(ctx, open, 'superseded', why);
    }
}

/** What was asked for its plan last; null where nothing ever was. */
export async function lastAsked(ctx: Pick<Ctx, 'db'>, held: Its): Promise<PricedOrder | null> {
  const [subject] = paidFor(held);
  const [last] = await ctx.db
    .select({ order: paymentTransactions.order })
    .from(paymentTransactions)
    .where(sameSubject(subject))
    .orderBy(desc(paymentTransactions.createdAt), desc(paymentTransactions.number))
    .limit(1);
  return last?.order ?? null;
}

/** Whoever pays for an admission that waits no more has paid for nothing. */
export async function whyNotBegun(
  ctx: Pick<Ctx, 'db'>,
  { subjectId }: Pick<Subject, 'subjectId'>,
): Promise<string | null> {
  const [found] = await ctx.db
    .select({ status: admissions.status })
    .from(admissions)
    .where(eq(admissions.id, subjectId));
  return found && found.status !== 'Pending'
    ? `Nothing was begun for this money: the admission is ${found.status}.`
    : null;
}
