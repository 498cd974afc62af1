import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lt,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { auditView } from '#agency/audit/record-view.ts';
import { customers } from '#people/customers/table.server.ts';
import { messages } from '#agency/messages/table.server.ts';
import { payerWords, paymentAttempts, paymentAudit, paymentTransactions } from './table.server.ts';
import { paymentRefunds } from './refunds/table.server.ts';
import { webhookEvents } from './webhook-events/table.server.ts';
import { countMatching } from '#kit/rows/capped-count.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { addDays, momentInIndia } from '#kit/india/india-date.ts';
import { matchesWords } from '#kit/rows/matches-words.ts';
import { pageByOffset } from '#kit/rows/offset-page.ts';
import { failedPaymentKey } from '#money/recovery/failed-payments.ts';
import { needsReview } from './end-review.ts';
import { disputesOf } from './disputes/follow-dispute.ts';
import { returnedOf, withReturned } from '#money/receivables/went-back.ts';
import { readTransaction } from './one-transaction.ts';
import { numberOfOrderNo } from './order-no.ts';
import type { PaymentFilter, PaymentPage } from './payment-filter.ts';

const {
  id,
  number,
  createdAt,
  purpose,
  totalPaise,
  status,
  mode,
  paidAt,
  refundedPaise,
  reviewReason,
  customerId,
} = paymentTransactions;
/** Who pays has an account, or a name on what they pay. With `customers` joined. */
export const payerName = sql<string>`coalesce(${customers.fullName}, ${paymentTransactions.order} -> 'buyer' ->> 'name')`;
const shown = {
  id, number, createdAt, purpose, totalPaise, status, mode, paidAt, refundedPaise, reviewReason, customerId,
  customerName: payerName,
}; // prettier-ignore

const fewCustomers = 3_000;

/** Payments, the latest first. @returns `nextCursor` null on the last page; `total` at most 1,000, then with `totalIsCapped` */
export async function listPayments(ctx: Ctx, input: PaymentPage) {
  allow(ctx.actor, 'payments:read');
  const matching = await filterPayments(ctx, input);
  const page = await readMatching(ctx, input, matching);
  return { ...page, ...(await countMatching(ctx, paymentTransactions, matching)) };
}

/** The same without counting. */
export async function readPayments(ctx: Ctx, input: PaymentPage) {
  allow(ctx.actor, 'payments:read');
  const { data } = await readMatching(ctx, input, await filterPayments(ctx, input));
  return data;
}

/** The WHERE of the list. */
export const filterPayments = async (ctx: Ctx, input: PaymentFilter) =>
  and(
    input.status && eq(status, input.status),
    input.mode && eq(mode, input.mode),
    input.purpose && eq(purpose, input.purpose),
    input.ordered ? ne(purpose, 'invoice') : undefined,
    input.paidFrom ? gte(paidAt, momentInIndia(input.paidFrom, '00:00')) : undefined,
    input.paidUntil ? lt(paidAt, momentInIndia(addDays(input.paidUntil, 1), '00:00')) : undefined,
    input.attention ? needsReview : undefined,
    input.q ? await matches(ctx, input.q) : undefined,
  );

async function readMatching(ctx: Ctx, input: PaymentPage, matching: SQL | undefined) {
  const page = await pageByOffset(input, (limit, offset) =>
    ctx.db
      .select(shown)
      .from(paymentTransactions)
      .leftJoin(customers, eq(customers.id, customerId))
      .where(matching)
      .orderBy(desc(createdAt), desc(id))
      .limit(limit)
      .offset(offset),
  );
  return { ...page, data: await withReturned(ctx, page.data) };
}

/**
 * An order's number, an id of ours or the gateway's, or the beginnings of words about who pays. Few customers are named
 * one by one, for then the database looks their payments up; of many it finds a page's worth among the latest payments.
 */
async function matches(ctx: Ctx, q: string): Promise<SQL | undefined> {
  const { gatewayOrderId, paidPaymentId } = paymentTransactions;
  if (/^(txn|order|pay)_\w+$/.test(q)) return or(eq(id, q), eq(gatewayOrderId, q), eq(paidPaymentId, q));
  const ordered = numberOfOrderNo(q);
  if (ordered !== null) return eq(number, ordered);
  const some = await ctx.db
    .select({ id: customers.id })
    .from(customers)
    .where(matchesWords(customers.search, q))
    .limit(fewCustomers + 1);
  const ofUnnamed = payerWords(paymentTransactions.order);
  if (some.length > fewCustomers)
    return matchesWords(
      sql`coalesce((select ${customers.search} from ${customers} where ${customers.id} = ${customerId}), ${ofUnnamed})`,
      q,
    );
  return or(
    inArray(
      customerId,
      some.map((customer) => customer.id),
    ),
    and(isNull(customerId), matchesWords(ofUnnamed, q)),
  );
}

/** One payment with all that is known of it: tries, refunds, what the gateway told, and how it came to be as it is. */
export async function getPayment(ctx: Ctx, input: { paymentId: string }) {
  allow(ctx.actor, 'payments:read');
  const row = await readTransaction(ctx, input.paymentId);
  await auditView(ctx, { subjectType: 'payment', subjectId: row.id });
  const { openingAt: _, openingTries: __, checkCount: ___, ...payment } = row;
  const [customer] = row.customerId
    ? await ctx.db
        .select({ name: customers.fullName })
        .from(customers)
        .where(eq(customers.id, row.customerId))
    : [];
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
    .select({
      ...getTableColumns(paymentAudit),
      note: sql<string | null>`${paymentAudit.evidence} ->> 'note'`,
    })
    .from(paymentAudit)
    .where(eq(paymentAudit.transactionId, row.id))
    .orderBy(asc(paymentAudit.id));
  const [reminder] = await ctx.db
    .select({ at: messages.createdAt })
    .from(messages)
    .where(eq(messages.dedupeKey, failedPaymentKey(row.id)));
  const disputes = await disputesOf(ctx, row.id);
  const remindedAt = reminder?.at ?? null;
  const customerName = customer?.name ?? row.order.buyer.name;
  return {
    ...payment,
    ...(await returnedOf(ctx, row)),
    customerName,
    remindedAt,
    attempts,
    refunds,
    disputes,
    events,
    history,
  };
}
