import { and, asc, count, desc, eq, ilike, isNotNull, or } from 'drizzle-orm';
import { customers } from '#db/schema/customers.server.ts';
import {
  paymentAttempts,
  paymentAudit,
  paymentRefunds,
  paymentTransactions,
  reconRuns,
  webhookEvents,
} from '#db/schema/payments.server.ts';
import { allow, type Ctx } from '#domain/context.ts';
import { readTransaction } from './one-transaction.ts';
import type { PaymentFilter } from './payment-filter.ts';

const { id, createdAt, purpose, totalPaise, status, mode, paidAt, refundedPaise, reviewReason, customerId } =
  paymentTransactions;
const shown = {
  id, createdAt, purpose, totalPaise, status, mode, paidAt, refundedPaise, reviewReason, customerId,
  customerName: customers.fullName,
}; // prettier-ignore

/** Payments, the latest first. */
export async function listPayments(ctx: Ctx, input: PaymentFilter) {
  allow(ctx.actor, 'payments:read');
  const matching = and(
    input.status && eq(status, input.status),
    input.mode && eq(mode, input.mode),
    input.purpose && eq(purpose, input.purpose),
    input.attention ? isNotNull(reviewReason) : undefined,
    input.q ? matches(input.q) : undefined,
  );
  const data = await ctx.db
    .select(shown)
    .from(paymentTransactions)
    .innerJoin(customers, eq(customers.id, customerId))
    .where(matching)
    .orderBy(desc(createdAt), desc(id))
    .limit(input.perPage)
    .offset(input.offset);
  const [counted] = await ctx.db
    .select({ total: count() })
    .from(paymentTransactions)
    .innerJoin(customers, eq(customers.id, customerId))
    .where(matching);
  return { data, total: counted?.total ?? 0, nextCursor: null };
}

function matches(q: string) {
  const part = `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return or(
    eq(id, q),
    eq(paymentTransactions.gatewayOrderId, q),
    eq(paymentTransactions.paidPaymentId, q),
    ilike(customers.fullName, part),
    ilike(customers.email, part),
    ilike(customers.phone, part),
  );
}

/** One payment with all that is known of it: tries, refunds, what the gateway told, and how it came to be as it is. */
export async function getPayment(ctx: Ctx, input: { paymentId: string }) {
  allow(ctx.actor, 'payments:read');
  const row = await readTransaction(ctx, input.paymentId);
  const { openingAt: _, openingTries: __, checkCount: ___, ...payment } = row;
  const [customer] = await ctx.db
    .select({ name: customers.fullName })
    .from(customers)
    .where(eq(customers.id, row.customerId));
  const attempts = await ctx.db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.transactionId, row.id))
    .orderBy(asc(paymentAttempts.createdAt));
  const refunds = await ctx.db
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.transactionId, row.id))
    .orderBy(asc(paymentRefunds.createdAt));
  const { id: eventId, at, event, status: eventStatus } = webhookEvents;
  const events = await ctx.db
    .select({ id: eventId, at, event, status: eventStatus })
    .from(webhookEvents)
    .where(eq(webhookEvents.transactionId, row.id))
    .orderBy(asc(webhookEvents.id));
  const history = await ctx.db
    .select()
    .from(paymentAudit)
    .where(eq(paymentAudit.transactionId, row.id))
    .orderBy(asc(paymentAudit.id));
  return { ...payment, customerName: customer?.name ?? '', attempts, refunds, events, history };
}

/** The last comparisons with the gateway's books. */
export async function listReconRuns(ctx: Ctx) {
  allow(ctx.actor, 'payments:read');
  const data = await ctx.db.select().from(reconRuns).orderBy(desc(reconRuns.at)).limit(60);
  return { data, total: data.length, nextCursor: null };
}
