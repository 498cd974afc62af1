import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { admissions } from './table.server.ts';
import { paymentAttempts, paymentTransactions } from '#money/payments/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { ownAccount } from '#people/customers/customer.ts';
import type { Paise } from '#kit/india/money.ts';
import { withReturned } from '#money/receivables/went-back.ts';
import { orderNo } from '#money/payments/order-no.ts';
import { paymentStatus, type AdmissionPaymentStatus } from './payment-status.ts';

export type AdmissionPayment = {
  transactionId: string;
  orderNo: string;
  admissionId: string;
  status: AdmissionPaymentStatus;
  createdAt: Date;
  paidAt: Date | null;
  planTitle: string;
  months: number | null;
  amountPaise: Paise;
  refundedPaise: Paise;
  buyer: { name: string; phone: string };
  paymentId: string | null;
  errorText: string | null;
};

/** The payments for a customer's admissions, the latest first. */
export async function paymentsOf(
  ctx: Pick<Ctx, 'db'>,
  input: { customerId: string; admissionId?: string },
): Promise<AdmissionPayment[]> {
  const { customerId, purpose, subjectId, paidAt } = paymentTransactions;
  // A plan that took the place of another was paid as the upgrade of that.
  const begunBy = sql<string>`coalesce(${admissions.id}::text, ${subjectId})`;
  // Of several, one after the other, it is that which began with it; what was not paid is for the one that runs.
  const itsPlan = sql`(select higher.id from admissions higher where higher.customer_id = ${customerId}
    and higher.upgrades_id::text = ${subjectId} and (higher.status <> 'Cancelled' or ${paidAt} is not null)
    order by abs(extract(epoch from higher.created_at - ${paidAt})), higher.id desc limit 1)`;
  const found = await ctx.db
    .select({ row: paymentTransactions, admissionId: begunBy })
    .from(paymentTransactions)
    .leftJoin(
      admissions,
      and(eq(purpose, 'upgrade'), eq(admissions.customerId, customerId), eq(admissions.id, itsPlan)),
    )
    .where(
      and(
        eq(customerId, input.customerId),
        or(eq(purpose, 'admission'), isNotNull(admissions.id)),
        input.admissionId ? eq(begunBy, input.admissionId) : undefined,
      ),
    )
    .orderBy(desc(paymentTransactions.createdAt), desc(paymentTransactions.id))
    .limit(100);
  if (found.length === 0) return [];
  const attempts = await ctx.db
    .select()
    .from(paymentAttempts)
    .where(
      inArray(
        paymentAttempts.transactionId,
        found.map(({ row }) => row.id),
      ),
    )
    .orderBy(paymentAttempts.createdAt);
  const lastOf = new Map(attempts.map((attempt) => [attempt.transactionId, attempt]));
  return found.flatMap(({ row, admissionId }) => {
    const last = lastOf.get(row.id);
    const status = paymentStatus(row.status, last?.status ?? null);
    if (status === null) return [];
    const [line] = row.order.lines;
    return [
      {
        transactionId: row.id,
        orderNo: orderNo(row),
        admissionId,
        status,
        createdAt: row.createdAt,
        paidAt: row.paidAt,
        planTitle: line?.title ?? '',
        months: line?.months ?? null,
        amountPaise: row.totalPaise,
        refundedPaise: row.refundedPaise,
        buyer: { name: row.order.buyer.name, phone: row.order.buyer.phone },
        paymentId: row.paidPaymentId ?? last?.gatewayPaymentId ?? null,
        errorText: last?.errorText ?? row.lastErrorText,
      },
    ];
  });
}

/** As above, of whoever asks, with what went back of each besides refunds. @throws NotFound */
export async function listMyPayments(ctx: Ctx, input: { account: string }) {
  const payments = await paymentsOf(ctx, { customerId: ownAccount(ctx.actor, input.account).id });
  return withReturned(
    ctx,
    payments.map((payment) => ({ ...payment, id: payment.transactionId })),
  );
}
