import { and, eq } from 'drizzle-orm';
import { paymentTransactions } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { defineLimit } from '#kit/limit.ts';
import { refuseOwnGstin } from '#agency/settings/own-gstin.ts';
import type { Paise } from '#kit/india/money.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { couponOpenFor, debitOpenFor, nextCheckAt, openFor } from './reconciliation/check-schedule.ts';
import { createTransaction } from './create-transaction.ts';
import { moveTransaction, type ChangeReason } from './move-transaction.ts';
import { findAllOpen, lockSubject, payingCustomer, type TransactionRow } from './one-transaction.ts';
import { firstTurn, openAtGateway, openNew } from './open-at-gateway.ts';
import { checkSums, sameOrder, type PricedOrder } from './priced-order.ts';
import { purposeOf } from './purpose.ts';
import { checkoutPath, isPaidInParts } from './transaction.ts';

/** What a page needs to open the gateway's checkout. */
export type StartedPayment = {
  id: string;
  gatewayOrderId: string;
  amountPaise: Paise;
  keyId: string;
  checkoutScriptUrl: string;
  checkoutPath: string;
};

/** By customer, before anything is priced: each may keep a use of a coupon and make an order at the gateway. */
export const orderLimit = defineLimit('create-order', { points: 20, seconds: 600 });

/**
 * Begins to collect the money for an order, or goes on with what was begun: a customer has at most one open payment
 * for the same thing. Its order is frozen; a different order takes its place. The same client reference gives the same
 * payment.
 * @throws Invalid, Conflict, GatewayDown, GatewayRefused
 */
export async function startPayment(ctx: Ctx, order: PricedOrder): Promise<StartedPayment> {
  return startFor(ctx, order, { customerId: payingCustomer(ctx.actor).id });
}

/** Whoever pays on a page that a link opens. `customerId`: the account whose payment it is, where there is one. */
export type Payer = {
  customerId: string | null;
  page?: string | null;
  linkId?: string | null;
  endsAt?: Date | null;
  /** Nobody pays it by hand: a bank is asked for it by a mandate, and takes days. */
  isDebit?: boolean;
};

/**
 * The same for somebody without an account, whom the page's own link lets pay.
 * @param payer.endsAt when the page ends; what is paid later is late
 */
export async function startFor(ctx: Ctx, order: PricedOrder, payer: Payer): Promise<StartedPayment> {
  const row = await begin(ctx, order, { ...payer, isHosted: false });
  if (!row.gatewayOrderId) throw new Conflict(ended);
  return {
    id: row.id,
    gatewayOrderId: row.gatewayOrderId,
    amountPaise: row.totalPaise,
    keyId: ctx.gateway.keyId,
    checkoutScriptUrl: ctx.gateway.checkoutScriptUrl,
    checkoutPath: checkoutPath(row.id),
  };
}

/**
 * The same on a page of the gateway's own, for a browser that runs no script: the checkout needs one.
 * @returns where the browser goes
 */
export async function startHosted(ctx: Ctx, order: PricedOrder, payer: Payer): Promise<{ url: string }> {
  const row = await begin(ctx, order, { ...payer, isHosted: true });
  if (!row.gatewayLinkUrl) throw new Conflict(ended);
  return { url: row.gatewayLinkUrl };
}

const ended = /*i18n*/ 'This payment was ended. Please start again.';

async function begin(ctx: Ctx, order: PricedOrder, how: How): Promise<TransactionRow> {
  checkSums(order);
  await refuseOwnGstin(ctx, order.buyer.gstin);
  const why: ChangeReason = { trigger: how.isDebit ? 'reconcile' : 'customer' };
  const { begun, isNew } = await claimSubject(ctx, order, how, why);
  return (isNew ? openNew : openAtGateway)(ctx, begun, why);
}
type How = Payer & { isHosted: boolean };

/** The open payment for the same, or a new one, whose order at the gateway is then ours to make. */
function claimSubject(
  ctx: Ctx,
  order: PricedOrder,
  { customerId, page = null, linkId = null, endsAt = null, isDebit = false, isHosted }: How,
  why: ChangeReason,
): Promise<{ begun: TransactionRow; isNew: boolean }> {
  const subject = { customerId, purpose: order.purpose, subjectId: order.subjectId };
  const inParts = isPaidInParts(order.purpose);
  return inTransaction(ctx, async (ctx) => {
    await lockSubject(ctx, subject);
    if (await purposeOf(ctx, order.purpose).whyNot?.(ctx, subject)) throw new Conflict(ended);
    const named = customerId === null ? null : await findNamed(ctx, customerId, order);
    if (named) return { begun: named, isNew: false };
    const all = await findAllOpen(ctx, subject);
    const same = all.find(
      (open) =>
        open.customerId === customerId &&
        open.page === page &&
        open.isHosted === isHosted &&
        open.mode === ctx.gateway.mode &&
        open.expiresAt > ctx.now() &&
        (!inParts || open.status !== 'authorized') &&
        sameOrder(open.order, order),
    );
    if (same) return { begun: same, isNew: false };
    for (const open of inParts ? [] : all) {
      if (open.status === 'authorized')
        throw new Conflict(/*i18n*/ 'An earlier payment for this is being confirmed. Please wait a moment.');
      await moveTransaction(ctx, open, 'superseded', why);
    }
    const now = ctx.now();
    // A quotation keeps its own use.
    const openMs = order.couponCode && order.purpose !== 'quotation' ? couponOpenFor : openFor;
    const day = now.getTime() + (isDebit ? debitOpenFor : openMs);
    const values = {
      ...subject,
      ...firstTurn(now),
      createdAt: now,
      order,
      mode: ctx.gateway.mode,
      clientReference: order.clientReference,
      page,
      linkId,
      isHosted,
      expiresAt: new Date(Math.min(day, endsAt?.getTime() ?? day)),
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
