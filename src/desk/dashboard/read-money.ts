import { and, count, eq, gte, isNotNull, isNull, lte, ne, notExists, or, sql, sum } from 'drizzle-orm';
import { takenBack } from '#money/invoices/e-invoices/taken-back.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { paymentRefunds } from '#money/payments/refunds/table.server.ts';
import {
  isBooked,
  isNotMisbooked,
  receipts,
  settlements,
  wentBack,
} from '#money/receivables/table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { addDays, momentInIndia } from '#kit/india/india-date.ts';
import type { Ctx } from '#kit/context.ts';
import { selectTerms } from '#money/renewals/select-terms.ts';
import type { Dashboard, DashboardSpan } from './dashboard.ts';
import { dayOf, during, everyDay } from '#desk/statistics/days.ts';

type Money = NonNullable<Dashboard['money']>;

/** What came in and went back, and the tax on the documents of these days, less credit notes and what the portal took back. */
export async function readMoney(ctx: Ctx, span: DashboardSpan): Promise<Money> {
  const [turnover, [taxed]] = await Promise.all([
    readTurnover(ctx, span),
    ctx.db
      .select({
        paise: sql<number>`sum(case ${invoices.kind} when 'tax-invoice' then ${invoices.gstPaise}
          when 'debit-note' then ${invoices.gstPaise}
          when 'credit-note' then -${invoices.gstPaise} else 0 end)`.mapWith(Number),
      })
      .from(invoices)
      .where(and(during(invoices.issuedAt, span), notExists(takenBack(ctx, invoices.id)))),
  ]);
  return { ...turnover, gstPaise: taxed?.paise ?? 0 };
}

/** What came in, for orders and for invoices, and what went back. */
export async function readTurnover(ctx: Ctx, span: DashboardSpan): Promise<Omit<Money, 'gstPaise'>> {
  const { paidAt, paidPaymentId, totalPaise, purpose } = paymentTransactions;
  // What pays an invoice is a receipt, and counted there.
  const ordered = ne(purpose, 'invoice');
  const [[refunded], paid, came, [sentBack]] = await Promise.all([
    ctx.db
      .select({ paise: sum(paymentRefunds.amountPaise).mapWith(Number) })
      .from(paymentRefunds)
      .innerJoin(paymentTransactions, eq(paymentTransactions.id, paymentRefunds.transactionId))
      .where(
        and(
          ordered,
          // What paid for nothing, twice or too late, was not received above either.
          isNotNull(paidAt),
          eq(paymentRefunds.gatewayPaymentId, paidPaymentId),
          eq(paymentRefunds.status, 'processed'),
          during(paymentRefunds.updatedAt, span),
        ),
      ),
    ctx.db
      .select({
        day: dayOf(paidAt).as('day'),
        orders: count(),
        receivedPaise: sum(totalPaise).mapWith(Number),
      })
      .from(paymentTransactions)
      .where(and(ordered, during(paidAt, span)))
      .groupBy(sql`day`),
    ctx.db
      .select({ day: receipts.receivedOn, receivedPaise: sum(receipts.amountPaise).mapWith(Number) })
      .from(receipts)
      .where(
        and(
          gte(receipts.receivedOn, span.from),
          lte(receipts.receivedOn, span.to),
          // What has one since it came back is among the payments above.
          isNull(receipts.transactionId),
          isBooked,
        ),
      )
      .groupBy(receipts.receivedOn),
    ctx.db
      .select({ paise: sum(settlements.amountPaise).mapWith(Number) })
      .from(settlements)
      .leftJoin(receipts, eq(receipts.id, settlements.receiptId))
      .where(
        and(
          wentBack,
          // What was booked wrongly on an order stands among the payments above.
          or(isNotMisbooked, isNotNull(receipts.transactionId)),
          during(settlements.at, span),
          // What was refunded of a payment is among the refunds above.
          or(
            ne(settlements.kind, 'sent-back'),
            isNotNull(settlements.advanceId),
            isNull(receipts.transactionId),
          ),
        ),
      ),
  ]);
  const received = [...paid, ...came];
  return {
    orders: paid.reduce((all, { orders }) => all + orders, 0),
    receivedPaise: received.reduce((all, { receivedPaise }) => all + receivedPaise, 0),
    refundedPaise: (refunded?.paise ?? 0) + (sentBack?.paise ?? 0),
    byDay: everyDay(span, addedByDay(received), { receivedPaise: 0 }),
  };
}

type Day = { day: string; receivedPaise: number };

/** What came through the gateway and what came by bank on one day is one sum. */
const addedByDay = (rows: Day[]): Day[] =>
  [...Map.groupBy(rows, ({ day }) => day)].map(([day, of]) => ({
    day,
    receivedPaise: of.reduce((all, one) => all + one.receivedPaise, 0),
  }));

export async function readRenewals(ctx: Ctx, { from, to }: DashboardSpan): Promise<Dashboard['renewals']> {
  const terms = await selectTerms(ctx, {
    endsFrom: momentInIndia(from, '00:00'),
    endsUntil: momentInIndia(addDays(to, 1), '00:00'),
  });
  return { ended: terms.length, renewed: terms.filter(({ followed }) => followed).length };
}
