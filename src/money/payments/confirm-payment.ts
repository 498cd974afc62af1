import type { Ctx } from '#kit/context.ts';
import { NotGenuine, TooManyRequests } from '#kit/errors.ts';
import { defineLimit } from '#kit/limit.ts';
import { GatewayDown } from '#kit/ports/gateway.ts';
import type { ChangeReason } from './move-transaction.ts';
import { ownTransaction, readTransaction, type TransactionRow } from './one-transaction.ts';
import { settle } from './settle.ts';
import { failurePath, paidPaths, seenOn } from './transaction.ts';

// How often one payment's truth is fetched because a browser asks.
const paymentLookLimit = defineLimit('payment-look', { points: 1, seconds: 3 });

/** What the gateway's checkout hands to the page after a success. */
export type Signed = { paymentId: string; orderId: string; signature: string };

/** Whether the money came in time; the status says what became of it since. */
export const isPaid = ({ paidAt }: Pick<TransactionRow, 'paidAt'>) => paidAt !== null;

/**
 * The page says that the customer has paid: the gateway's signature over this transaction's own order must hold, and
 * then the gateway is asked. A signature alone is never money.
 * @throws NotGenuine, NotFound, Unauthenticated
 */
export async function confirmPayment(
  ctx: Ctx,
  input: Signed & { transactionId: string },
): Promise<TransactionRow> {
  const row = await ownTransaction(ctx, input.transactionId);
  if (!isGenuine(ctx, row, input)) throw new NotGenuine();
  return look(ctx, row, { trigger: 'customer' });
}

/**
 * The gateway sent the customer's browser back, from its own site and without a session.
 * @param input.signed null where it says that the payment failed
 * @returns where the browser goes: a path on this site, by what the gateway says when asked
 */
export async function returnFromGateway(
  ctx: Ctx,
  input: { transactionId: string; signed: Signed | null },
): Promise<string> {
  const row = await readTransaction(ctx, input.transactionId);
  const isSigned = input.signed !== null && isGenuine(ctx, row, input.signed);
  const why = { trigger: 'return' } as const;
  const seen = isSigned ? await look(ctx, row, why) : await lookRarely(ctx, row, why);
  if (seen.page) return seenOn(seen.page, seen.id);
  const paidPath = paidPaths[seen.purpose](seen.id);
  if (isPaid(seen)) return paidPath;
  return isSigned ? `${paidPath}?state=pending` : failurePath(seen.id);
}

const isGenuine = (ctx: Ctx, row: TransactionRow, { orderId, paymentId, signature }: Signed) =>
  row.gatewayOrderId !== null &&
  orderId === row.gatewayOrderId &&
  ctx.gateway.signedPayment({ orderId: row.gatewayOrderId, paymentId, signature });

/** The truth, or what we know where the gateway does not answer: then the clock settles it. */
async function look(ctx: Ctx, row: TransactionRow, reason: ChangeReason): Promise<TransactionRow> {
  try {
    return await settle(ctx, row.id, reason);
  } catch (error) {
    if (error instanceof GatewayDown) return readTransaction(ctx, row.id);
    throw error;
  }
}

/**
 * A customer's own payment, to open the gateway's checkout for. One whose time is over is given up first: the gateway
 * itself keeps orders open for ever. @throws NotFound, Unauthenticated
 */
export async function payableTransaction(
  ctx: Ctx,
  input: { transactionId: string },
): Promise<{ row: TransactionRow; gatewayOrderId: string | null }> {
  const known = await ownTransaction(ctx, input.transactionId);
  const isOver = known.status === 'pending' && known.expiresAt <= ctx.now();
  const row = isOver ? await lookRarely(ctx, known, { trigger: 'customer' }) : known;
  const mayPay = row.status === 'pending' && row.expiresAt > ctx.now();
  return { row, gatewayOrderId: mayPay ? row.gatewayOrderId : null };
}

/** Anybody can make us look, but not more often than every three seconds. */
export async function lookRarely(
  ctx: Ctx,
  row: TransactionRow,
  reason: ChangeReason,
): Promise<TransactionRow> {
  try {
    await ctx.limit(paymentLookLimit, row.id);
  } catch (error) {
    if (error instanceof TooManyRequests) return row;
    throw error;
  }
  return look(ctx, row, reason);
}
