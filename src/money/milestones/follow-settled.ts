import { and, eq, inArray } from 'drizzle-orm';
import { readMilestones } from './milestones.ts';
import { quotationMilestones } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { moveOrder } from '#money/quotation-payments/book-payment.ts';
import { invoicesOfPayments } from '#money/quotation-payments/owed-of-quotation.ts';
import { sumsPaid } from '#money/quotation-payments/sums-paid.ts';
import { settlements } from '#money/receivables/table.server.ts';
import { readQuotationRow } from '#sales/quotations/find-quotation.ts';

/**
 * What follows when money, or tax kept back of it, has settled an invoice: its quotation is paid once nothing is open of
 * any milestone, or of any payment whose money had come back. A write-off is no money (docs/decisions/037), so a quotation
 * of which a part was given up stays an order, whichever part is settled last.
 */
export async function followSettled(ctx: Ctx, { invoiceId }: { invoiceId: string }): Promise<void> {
  const its = await milestoneOf(ctx, invoiceId);
  if (its) {
    const all = await readMilestones(ctx, its.quotationId);
    const isPaid = await areSettled(ctx, all);
    const what = `Milestone “${its.title}” is settled of`;
    return moveOrder(ctx, its.quotationId, isPaid ? 'paid' : null, what);
  }
  const quotationId = await quotationPaidBy(ctx, invoiceId);
  if (!quotationId) return;
  const { status, totalPaise } = await readQuotationRow(ctx, { quotationId });
  const { paidPaise } = await sumsPaid(ctx, quotationId);
  if (status !== 'converted' || paidPaise < totalPaise) return;
  if (await areSettled(ctx, await invoicesOfPayments(ctx, quotationId)))
    await moveOrder(ctx, quotationId, 'paid', 'Money that had come back was made good of');
}

/** What follows when money of an invoice is ours no more: a quotation that was paid by it is not. */
export async function followReopened(
  ctx: Ctx,
  { invoiceId, reference }: { invoiceId: string; reference: string },
): Promise<void> {
  const its = await milestoneOf(ctx, invoiceId);
  if (its) return reopen(ctx, its, `Money (${reference}) for milestone “${its.title}” is ours no more, of`);
  const quotationId = await quotationPaidBy(ctx, invoiceId);
  if (quotationId) await reopen(ctx, { quotationId }, `Money (${reference}) is ours no more, of`);
}

/** The same where notes have taken an invoice off as a whole: its milestone is to be billed anew. */
export async function followCancelled(ctx: Ctx, { invoiceId }: { invoiceId: string }): Promise<void> {
  const its = await milestoneOf(ctx, invoiceId);
  if (its) await reopen(ctx, its, `The invoice of milestone “${its.title}” is cancelled, of`);
}

async function reopen(ctx: Ctx, its: { quotationId: string }, what: string): Promise<void> {
  const { status } = await readQuotationRow(ctx, its);
  await moveOrder(ctx, its.quotationId, status === 'paid' ? 'converted' : null, what);
}

async function milestoneOf({ db }: Pick<Ctx, 'db'>, invoiceId: string) {
  const { quotationId, title } = quotationMilestones;
  const [its] = await db
    .select({ quotationId, title })
    .from(quotationMilestones)
    .where(eq(quotationMilestones.invoiceId, invoiceId));
  return its;
}

/** The quotation whose payment made this invoice. */
async function quotationPaidBy({ db }: Pick<Ctx, 'db'>, invoiceId: string): Promise<string | undefined> {
  const { id, subjectId, purpose } = paymentTransactions;
  const [its] = await db
    .select({ subjectId })
    .from(invoices)
    .innerJoin(paymentTransactions, eq(id, invoices.transactionId))
    .where(and(eq(invoices.id, invoiceId), eq(purpose, 'quotation')));
  return its?.subjectId;
}

type Settled = { invoiceId: string | null; openPaise: number | null };

/** Whether nothing of these is open, and nothing was given up. */
async function areSettled({ db }: Pick<Ctx, 'db'>, all: Settled[]): Promise<boolean> {
  if (all.some(({ openPaise }) => openPaise !== 0)) return false;
  const ids = all.flatMap(({ invoiceId }) => invoiceId ?? []);
  const isLoss = and(eq(settlements.kind, 'write-off'), inArray(settlements.invoiceId, ids));
  return (await db.$count(settlements, isLoss)) === 0;
}
