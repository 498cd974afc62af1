import { eq } from 'drizzle-orm';
import { paymentAttempts, paymentTransactions } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { applyMoney } from './apply-money.ts';
import { applyRefunds, storeRefunds } from './refunds/apply-refunds.ts';
import { storeAttempts, type AttemptRow } from './store-attempts.ts';
import { moveTransaction, type ChangeReason } from './move-transaction.ts';
import { lockTransaction, readTransaction, type TransactionRow } from './one-transaction.ts';
import { recoverAtGateway } from './open-at-gateway.ts';
import { readGatewayState, type GatewayState } from './read-gateway-state.ts';

/**
 * The one function that lets the gateway's word count: asks it what happened to an order, and moves the transaction
 * accordingly. Whatever made us look (a browser, a webhook, the clock, staff) only says which transaction to ask about.
 * Any number of calls at once have one effect.
 * @throws NotFound, GatewayDown
 */
export async function settle(ctx: Ctx, transactionId: string, reason: ChangeReason): Promise<TransactionRow> {
  const seen = await readTransaction(ctx, transactionId);
  // Keys were exchanged since: today's gateway knows nothing of yesterday's orders.
  if (seen.mode !== ctx.gateway.mode) return seen;
  const isThere = seen.gatewayOrderId ?? seen.gatewayLinkId;
  const opened = isThere ? seen : await recoverAtGateway(ctx, seen, reason);
  if (!opened.gatewayOrderId && !opened.gatewayLinkId) return opened;

  // Outside of the transaction: the gateway may take ten seconds, and nobody should wait for it with a lock in hand.
  const gatewayState = await readGatewayState(ctx, opened);
  return inTransaction(ctx, async (ctx) => {
    const locked = await keepOrderId(ctx, await lockTransaction(ctx, opened), gatewayState);
    const held = await storeAttempts(ctx, locked, gatewayState.payments);
    const refunds = await storeRefunds(ctx, held, gatewayState.refunds, reason);
    const attempts = await attemptsInOrder(ctx, held, gatewayState);
    const paid = await applyMoney(ctx, held, attempts, reason);
    const settled = await applyRefunds(ctx, paid, attempts, refunds, reason);
    const isOver = gatewayState.isClosed || settled.expiresAt <= ctx.now();
    return isOver && settled.status === 'pending'
      ? moveTransaction(ctx, settled, 'expired', reason)
      : settled;
  });
}

/** Of a page of the gateway's own the order is known once somebody has opened it. */
async function keepOrderId(
  ctx: Ctx,
  row: TransactionRow,
  { orderId }: GatewayState,
): Promise<TransactionRow> {
  if (row.gatewayOrderId === orderId || orderId === null) return row;
  await ctx.db
    .update(paymentTransactions)
    .set({ gatewayOrderId: orderId })
    .where(eq(paymentTransactions.id, row.id));
  return { ...row, gatewayOrderId: orderId };
}

/** All tries, as the gateway puts them: which money came first is not for us to say by when we heard of it. */
async function attemptsInOrder(
  ctx: Ctx,
  { id }: TransactionRow,
  { payments }: GatewayState,
): Promise<AttemptRow[]> {
  const attempts = await ctx.db.select().from(paymentAttempts).where(eq(paymentAttempts.transactionId, id));
  const place = new Map(payments.map((payment, index) => [payment.id, index]));
  const placeOf = ({ gatewayPaymentId }: AttemptRow) => place.get(gatewayPaymentId) ?? payments.length;
  return attempts.toSorted((a, b) => placeOf(a) - placeOf(b));
}
