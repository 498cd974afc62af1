import { and, eq } from 'drizzle-orm';
import { paymentRefunds } from './table.server.ts';
import { paymentTransactions } from '../table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { GatewayRefused } from '#kit/ports/gateway.ts';
import { auditPayment, type ChangeReason } from '../move-transaction.ts';
import { lockTransaction, readTransaction } from '../one-transaction.ts';
import { refundFailed } from './request-refund.ts';
import { reportTrouble } from '../report-trouble.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { settle } from '../settle.ts';

/**
 * Asks the gateway for a refund that was written down. Asked twice it is the same refund there: the key is its id.
 * @throws GatewayDown, then it is to be tried again
 */
export async function sendRefund(ctx: Ctx, input: { refundId: string }, reason: ChangeReason): Promise<void> {
  const [refund] = await ctx.db.select().from(paymentRefunds).where(eq(paymentRefunds.id, input.refundId));
  if (!refund) return;
  const row = await readTransaction(ctx, refund.transactionId);
  if (row.mode !== ctx.gateway.mode) return;
  if (refund.status === 'requested')
    try {
      await ctx.gateway.refund({
        paymentId: refund.gatewayPaymentId,
        amountPaise: refund.amountPaise,
        reference: refund.id,
        idempotencyKey: refund.id,
      });
    } catch (error) {
      if (!(error instanceof GatewayRefused)) throw error;
      await fail(ctx, refund, error);
    }
  await settle(ctx, row.id, reason);

  /** Nothing goes back, so people have to look: money may be owed. */
  async function fail(
    outer: Ctx,
    { id, amountPaise }: typeof refund & object,
    { code, message }: GatewayRefused,
  ) {
    await inTransaction(outer, async (ctx) => {
      const held = await lockTransaction(ctx, row);
      const [failed] = await ctx.db
        .update(paymentRefunds)
        .set({ status: 'failed', errorText: message, updatedAt: ctx.now() })
        .where(and(eq(paymentRefunds.id, id), eq(paymentRefunds.status, 'requested')))
        .returning();
      if (!failed) return;
      await ctx.db
        .update(paymentTransactions)
        .set({ reviewReason: refundFailed(failed) })
        .where(eq(paymentTransactions.id, held.id));
      await reportTrouble(ctx, {
        transactionId: held.id,
        what: 'refund-failed',
        key: `refund-failed:${id}`,
      });
      await auditPayment(ctx, held, 'refund-failed', {
        ...reason,
        evidence: { id, amountPaise, code, message },
      });
    });
  }
}
