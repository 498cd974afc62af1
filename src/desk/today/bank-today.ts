import { and, eq, gt } from 'drizzle-orm';
import { namedOn } from '#money/buyers/buyers.ts';
import { buyers } from '#money/buyers/table.server.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { mandateDebits } from '#money/mandates/table.server.ts';
import { paymentDisputes } from '#money/payments/disputes/table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { receivables } from '#money/receivables/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { dateInIndia, formatDay } from '#kit/india/india-date.ts';
import { showPath } from '#kit/screen-paths.ts';
import type { Desk } from './desk.ts';
import { heaviestFirst } from './heaviest-first.ts';
import type { TodayItem } from './today-item.ts';

const dayMs = 86_400_000;

/** Payments that customers dispute, and that wait for our answer. */
export async function disputedPayments(ctx: Ctx, desk: Desk): Promise<TodayItem[]> {
  const { status, amountPaise, createdAt } = paymentDisputes;
  const found = await ctx.db
    .select({ dispute: paymentDisputes, transaction: paymentTransactions })
    .from(paymentDisputes)
    .innerJoin(paymentTransactions, eq(paymentTransactions.id, paymentDisputes.transactionId))
    .where(eq(status, 'open'))
    .orderBy(...heaviestFirst({ valuePaise: amountPaise, at: createdAt }))
    .limit(desk.limit);
  return found.map(({ dispute, transaction: { id, order } }) => {
    const until = dispute.respondBy ?? dispute.createdAt;
    return {
      id: `dispute:${dispute.id}`,
      kind: 'payment',
      urgency: until.getTime() - desk.now.getTime() < dayMs ? 'late' : 'today',
      who: order.buyer.name || order.buyer.email,
      reason: `Disputed at the bank: answer the gateway by ${formatDay(dateInIndia(until))}`,
      at: until.toISOString(),
      path: showPath('payments', id),
      phone: order.buyer.phone,
      valuePaise: dispute.amountPaise,
      acts: [],
    };
  });
}

/** Debits that did not work, for good, of invoices that are open still. */
export async function failedDebits(ctx: Ctx, desk: Desk): Promise<TodayItem[]> {
  const { state, invoiceId, fault, askAt } = mandateDebits;
  const found = await ctx.db
    .select({
      invoiceId,
      fault,
      at: askAt,
      number: invoices.number,
      openPaise: receivables.openPaise,
      buyer: { name: buyers.name, company: buyers.company, mobile: buyers.mobile },
    })
    .from(mandateDebits)
    .innerJoin(receivables, eq(receivables.invoiceId, invoiceId))
    .innerJoin(invoices, eq(invoices.id, invoiceId))
    .innerJoin(buyers, eq(buyers.id, receivables.buyerId))
    .where(and(eq(state, 'failed'), gt(receivables.openPaise, 0)))
    .orderBy(...heaviestFirst({ valuePaise: receivables.openPaise, at: askAt }))
    .limit(desk.limit);
  return found.map((debit) => ({
    id: `debit:${debit.invoiceId}`,
    kind: 'payment',
    urgency: 'today',
    who: namedOn(debit.buyer),
    reason: `${debit.number} could not be debited: ${debit.fault || 'the bank does not say why'}`,
    at: debit.at.toISOString(),
    path: showPath('invoices', debit.invoiceId),
    phone: debit.buyer.mobile,
    valuePaise: debit.openPaise,
    acts: [],
  }));
}
