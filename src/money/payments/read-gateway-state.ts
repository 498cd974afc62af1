import { and, eq, inArray } from 'drizzle-orm';
import { paymentRefunds } from './refunds/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import type { GatewayPayment, GatewayRefund } from '#kit/ports/gateway.ts';
import type { TransactionRow } from './one-transaction.ts';

/** `orderId`: null where nobody has opened its page yet. `isClosed`: that page takes no money any more. */
export type GatewayState = {
  orderId: string | null;
  isClosed: boolean;
  payments: GatewayPayment[];
  refunds: GatewayRefund[];
};

/** What the gateway knows of an order: its payments, and the refunds of those that have any. */
export async function readGatewayState(ctx: Ctx, row: TransactionRow): Promise<GatewayState> {
  const link = row.gatewayLinkId ? await ctx.gateway.fetchLink(row.gatewayLinkId) : null;
  const orderId = row.gatewayOrderId ?? link?.orderId ?? null;
  const isClosed = link?.status === 'cancelled' || link?.status === 'expired';
  if (orderId === null) return { orderId, isClosed, payments: [], refunds: [] };
  const payments = await ctx.gateway.paymentsOf(orderId);
  const waiting = await ctx.db
    .selectDistinct({ id: paymentRefunds.gatewayPaymentId })
    .from(paymentRefunds)
    .where(
      and(eq(paymentRefunds.transactionId, row.id), inArray(paymentRefunds.status, ['requested', 'pending'])),
    );
  const asked = new Set(waiting.map(({ id }) => id));
  const refunds: GatewayRefund[] = [];
  for (const payment of payments)
    if (payment.refundedPaise > 0 || asked.has(payment.id))
      refunds.push(...(await ctx.gateway.refundsOf(payment.id)));
  return { orderId, isClosed, payments, refunds };
}
