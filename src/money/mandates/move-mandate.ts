import { and, eq, inArray } from 'drizzle-orm';
import { lockMandate, mandateFor, type MandateRow } from './find-mandate.ts';
import { followMandate } from './follow-mandate.ts';
import { isLiving, livingStates } from './mandate.ts';
import { mandates } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { GatewayRefused } from '#kit/ports/gateway.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

/**
 * Staff let a mandate rest, let it go on, or end it. While it rests nothing is debited, and the bank knows nothing of it:
 * only the customer pauses a mandate there.
 * @throws Conflict where there is none that holds · GatewayDown
 */
export async function moveMandate(
  ctx: Ctx,
  { recurringId, act }: { recurringId: string; act: 'pause' | 'resume' | 'cancel' },
): Promise<void> {
  allow(ctx.actor, 'invoices:edit');
  const row = await mandateFor(ctx, { recurringId });
  if (!row || !isLiving(row.status)) throw new Conflict(/*staff*/ 'There is no mandate that holds.');
  if (act === 'cancel') return endMandate(ctx, row);
  await inTransaction(ctx, async (ctx) => {
    const held = await lockMandate(ctx, { mandateId: row.id });
    if ((held.heldAt === null) !== (act === 'pause')) return;
    const now = ctx.now();
    await ctx.db
      .update(mandates)
      .set({ heldAt: act === 'pause' ? now : null, updatedAt: now })
      .where(eq(mandates.id, row.id));
    await audit(ctx, {
      action: 'changed',
      subjectType: 'recurring-invoice',
      subjectId: recurringId,
      after: { mandate: act === 'pause' ? 'paused by staff' : 'resumed by staff' },
    });
    const status = act === 'pause' ? 'paused' : held.status;
    await queueWebhooks(ctx, 'mandate.changed', { recurringId, mandateId: row.id, status });
  });
}

/** Ends a mandate at the gateway, for good: by staff, by the customer, or because no invoice comes any more. @throws GatewayDown */
export async function endMandate(ctx: Ctx, row: MandateRow): Promise<void> {
  const { id, gatewayLinkId: linkId, gatewayCustomerId, gatewayTokenId: tokenId } = row;
  if (linkId && gatewayCustomerId && row.mode === ctx.gateway.mode)
    try {
      await ctx.gateway.cancelMandate({ linkId, customerId: gatewayCustomerId, tokenId });
    } catch (error) {
      if (!(error instanceof GatewayRefused)) throw error;
      // It stands otherwise than we thought: agreed to meanwhile, perhaps, or over.
      const seen = await followMandate(ctx, { mandateId: id });
      if (seen.gatewayTokenId !== tokenId) return endMandate(ctx, seen);
      if (isLiving(seen.status)) throw error;
    }
  await inTransaction(ctx, async (ctx) => {
    const [ended] = await ctx.db
      .update(mandates)
      .set({ status: tokenId ? 'cancelled' : 'ended', updatedAt: ctx.now(), nextCheckAt: null })
      .where(and(eq(mandates.id, id), inArray(mandates.status, livingStates)))
      .returning();
    if (!ended) return;
    const { recurringId, status } = ended;
    await audit(ctx, {
      action: 'status-changed',
      subjectType: 'recurring-invoice',
      subjectId: recurringId,
      before: { mandate: row.status },
      after: { mandate: status },
    });
    await queueWebhooks(ctx, 'mandate.changed', { recurringId, mandateId: id, status });
  });
}
