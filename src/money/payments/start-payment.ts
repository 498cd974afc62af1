import { and, eq } from 'drizzle-orm';
import { paymentTransactions } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { refuseOwnGstin } from '#agency/settings/own-gstin.ts';
import type { Paise } from '#kit/india/money.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { nextCheckAt, openFor } from './reconciliation/check-schedule.ts';
import { createTransaction } from './create-transaction.ts';
import { moveTransaction } from './move-transaction.ts';
import { findOpen, lockSubject, payingCustomer, type TransactionRow } from './one-transaction.ts';
import { firstTurn, openAtGateway, openNew } from './open-at-gateway.ts';
import { checkSums, sameOrder, type PricedOrder } from './priced-order.ts';
import { checkoutPath } from './transaction.ts';

/** What a page needs to open the gateway's checkout. */
export type StartedPayment = {
  id: string;
  gatewayOrderId: string;
  amountPaise: Paise;
  keyId: string;
  checkoutScriptUrl: string;
  checkoutPath: string;
};

/**
 * Begins to collect the money for an order, or goes on with what was begun: a customer has at most one open payment
 * for the same thing. Its order is frozen; a different order takes its place. The same client reference gives the same
 * payment.
 * @throws Invalid, Conflict, GatewayDown, GatewayRefused
 */
export async function startPayment(ctx: Ctx, order: PricedOrder): Promise<StartedPayment> {
  checkSums(order);
  await refuseOwnGstin(ctx, order.buyer.gstin);
  const { begun, isNew } = await claimSubject(ctx, order);
  const row = await (isNew ? openNew : openAtGateway)(ctx, begun, why);
  if (!row.gatewayOrderId) throw new Conflict(/*i18n*/ 'This payment was ended. Please start again.');
  return {
    id: row.id,
    gatewayOrderId: row.gatewayOrderId,
    amountPaise: row.totalPaise,
    keyId: ctx.gateway.keyId,
    checkoutScriptUrl: ctx.gateway.checkoutScriptUrl,
    checkoutPath: checkoutPath(row.id),
  };
}

const why = { trigger: 'customer' } as const;

/** The open payment for the same, or a new one, whose order at the gateway is then ours to make. */
function claimSubject(ctx: Ctx, order: PricedOrder): Promise<{ begun: TransactionRow; isNew: boolean }> {
  const subject = {
    customerId: payingCustomer(ctx.actor).id,
    purpose: order.purpose,
    subjectId: order.subjectId,
  };
  return inTransaction(ctx, async (ctx) => {
    await lockSubject(ctx, subject);
    const named = await findNamed(ctx, subject.customerId, order);
    if (named) return { begun: named, isNew: false };
    const open = await findOpen(ctx, subject);
    const isGood =
      open?.customerId === subject.customerId && open.mode === ctx.gateway.mode && open.expiresAt > ctx.now();
    if (isGood && sameOrder(open.order, order)) return { begun: open, isNew: false };
    if (open?.status === 'authorized')
      throw new Conflict(/*i18n*/ 'An earlier payment for this is being confirmed. Please wait a moment.');
    if (open) await moveTransaction(ctx, open, 'superseded', why);
    const now = ctx.now();
    const values = {
      ...subject,
      ...firstTurn(now),
      createdAt: now,
      order,
      mode: ctx.gateway.mode,
      clientReference: order.clientReference,
      expiresAt: new Date(now.getTime() + openFor),
      nextCheckAt: nextCheckAt(now, now, 0),
    };
    return { begun: await createTransaction(ctx, values, why), isNew: true };
  });
}

/** The payment that this reference has begun already. */
async function findNamed(ctx: Ctx, customerId: string, order: PricedOrder): Promise<TransactionRow | null> {
  if (!order.clientReference) return null;
  const [row] = await ctx.db
    .select()
    .from(paymentTransactions)
    .where(
      and(
        eq(paymentTransactions.customerId, customerId),
        eq(paymentTransactions.clientReference, order.clientReference),
      ),
    );
  if (row && !sameOrder(row.order, order))
    throw new Conflict(/*i18n*/ 'This transaction id was already used for another order.');
  return row ?? null;
}
