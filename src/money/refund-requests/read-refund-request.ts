import { eq, getTableColumns } from 'drizzle-orm';
import { customers } from '#people/customers/table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { refundRequests } from './table.server.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import type { Ctx } from '#kit/context.ts';
import type { RefundFacts } from './refund-steps.ts';

/** A request with the payment it is about and whose it is. */
export const requestColumns = {
  ...getTableColumns(refundRequests),
  orderNumber: paymentTransactions.number,
  totalPaise: paymentTransactions.totalPaise,
  refundedPaise: paymentTransactions.refundedPaise,
  order: paymentTransactions.order,
  boughtAt: paymentTransactions.createdAt,
  /** Why somebody should look at the payment: a refund that failed, for one. */
  reviewReason: paymentTransactions.reviewReason,
  customerId: customers.id,
  customerCode: customers.code,
  customerName: customers.fullName,
  customerEmail: customers.email,
  customerClosedAt: customers.closedAt,
  customerLanguage: customers.language,
};

export const selectRequests = (ctx: Pick<Ctx, 'db'>) =>
  ctx.db
    .select(requestColumns)
    .from(refundRequests)
    .innerJoin(paymentTransactions, eq(paymentTransactions.id, refundRequests.transactionId))
    .innerJoin(customers, eq(customers.id, paymentTransactions.customerId));

export type RefundRequest = Awaited<ReturnType<typeof selectRequests>>[number];

/** Null for one that is not there. */
export async function readRefundRequest(
  ctx: Pick<Ctx, 'db'>,
  input: { requestId: string },
): Promise<RefundRequest | null> {
  const [found] = await selectRequests(ctx).where(eq(refundRequests.id, input.requestId));
  return found ?? null;
}

const dayOf = (at: Date | null) => at && dateInIndia(at);

export const factsOf = (request: RefundRequest): RefundFacts => ({
  status: request.status,
  askedOn: dateInIndia(request.createdAt),
  reviewDueOn: request.reviewDueOn,
  decidedOn: dayOf(request.decidedAt),
  approvedPaise: request.approvedPaise,
  totalPaise: request.totalPaise,
  answer: request.answer,
  payFromOn: request.payFromOn,
  payDueOn: request.payDueOn,
  paidOn: dayOf(request.paidAt),
});
