import { eq } from 'drizzle-orm';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import { announce } from '#kit/announce.ts';
import { followPerson } from '#sales/leads/deal/follow-person.ts';
import { followRule } from '#sales/leads/deal/follow-rule.ts';
import { logOnLead } from '#sales/leads/log-on-lead.ts';
import type { Ctx } from '#kit/context.ts';
import { formatInr } from '#kit/india/money.ts';
import type { PaidOut } from '#money/payments/purpose.ts';
import type { TransactionRow } from '#money/payments/one-transaction.ts';
import { startFromQuotation } from '#sales/projects/start-from-quotation.ts';
import { allWentBack, stopProjects } from '#sales/projects/stop-projects.ts';
import { readQuotationRow } from '#sales/quotations/find-quotation.ts';
import { quotationCode, type QuotationStatus } from '#sales/quotations/quotation.ts';
import { owedOfQuotation } from './owed-of-quotation.ts';
import { heldByMilestones, sumsPaid } from './sums-paid.ts';

/**
 * What follows a payment: the quotation is an order, and paid once nothing is left, nor owed again of an earlier part. More
 * than that, people look at.
 */
export async function bookPayment(ctx: Ctx, { id, subjectId, totalPaise }: TransactionRow): Promise<void> {
  const quotation = await readQuotationRow(ctx, { quotationId: subjectId });
  const { paidPaise } = await sumsPaid(ctx, subjectId);
  const isWhole = paidPaise >= quotation.totalPaise && (await owedOfQuotation(ctx, subjectId)).length === 0;
  const status = isWhole ? 'paid' : 'converted';
  await moveOrder(ctx, subjectId, status, `${formatInr(totalPaise)} came for`);
  // It started when it was accepted, unless that was before there were projects.
  await startFromQuotation(ctx, quotation);
  const { leadId, mobile: phone, email, lines } = quotation;
  const titles = lines.map(({ title }) => title);
  const because = `${formatInr(totalPaise)} came for quotation ${quotationCode(quotation)}`;
  const did = { happened: 'paid', because, from: 'Payment' } as const;
  await (leadId ? followRule(ctx, { ...did, leadId }) : followPerson(ctx, { phone, email, titles }, did));
  if (paidPaise > quotation.totalPaise)
    await ctx.db
      .update(paymentTransactions)
      .set({ reviewReason: 'More was paid than the quotation asks for.' })
      .where(eq(paymentTransactions.id, id));
}

/** What follows a refund; once all that was paid has gone back, for its milestones too, nothing of the order is left. */
export async function bookRefund(
  ctx: Ctx,
  { subjectId }: TransactionRow,
  { amountPaise }: PaidOut,
): Promise<void> {
  const { moneyPaise, refundedPaise } = await sumsPaid(ctx, subjectId);
  const isAllBack = refundedPaise >= moneyPaise && (await heldByMilestones(ctx, subjectId)) === 0;
  const status = isAllBack ? 'refunded' : null;
  await moveOrder(ctx, subjectId, status, `${formatInr(amountPaise)} went back of`);
  if (status === 'refunded') await stopProjects(ctx, { quotationId: subjectId }, allWentBack);
}

/** Writes down on the lead what happened, and the state that it leads to; null leaves that as it is. */
export async function moveOrder(ctx: Ctx, quotationId: string, status: QuotationStatus | null, what: string) {
  const [quotation] = await ctx.db
    .update(quotations)
    .set({ ...(status && { status }), updatedAt: ctx.now() })
    .where(eq(quotations.id, quotationId))
    .returning();
  if (quotation?.leadId)
    await logOnLead(
      ctx,
      quotation.leadId,
      `${what} quotation ${quotationCode(quotation)}: it is ${quotation.status}.`,
      'Quotation',
    );
  await announce(ctx, { kind: 'quotation', quotationId });
}
