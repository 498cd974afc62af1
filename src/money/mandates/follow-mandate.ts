import { eq, or } from 'drizzle-orm';
import { lockMandate, readMandate, type MandateRow } from './find-mandate.ts';
import { isLiving, stateBy } from './mandate.ts';
import { mandates } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import type { Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

/** How long after one look at a mandate the next one follows. */
const pauses = { asked: 3_600_000, settled: 6 * 3_600_000 };

/**
 * Lets the gateway's word count: asks it how a mandate stands. Whatever made us look only says which to ask about, so what
 * is told twice, late or in another order changes nothing.
 * @throws NotFound, GatewayDown, GatewayRefused
 */
export async function followMandate(ctx: Ctx, input: { mandateId: string }): Promise<MandateRow> {
  const seen = await readMandate(ctx, input);
  const { gatewayLinkId, mode } = seen;
  if (!gatewayLinkId || mode !== ctx.gateway.mode || !isLiving(seen.status)) return seen;
  const told = await ctx.gateway.fetchMandate(gatewayLinkId);
  return inTransaction(ctx, async (ctx) => {
    const held = await lockMandate(ctx, input);
    // Over is over, whatever an answer from before says.
    if (!isLiving(held.status)) return held;
    const status = stateBy[told.status];
    const now = ctx.now();
    const pause = status === 'asked' || status === 'refused' ? pauses.asked : pauses.settled;
    const [moved] = await ctx.db
      .update(mandates)
      .set({
        status,
        gatewayCustomerId: told.customerId,
        gatewayTokenId: told.tokenId,
        reason: told.reason ?? '',
        updatedAt: now,
        nextCheckAt: isLiving(status) ? new Date(now.getTime() + pause) : null,
      })
      .where(eq(mandates.id, held.id))
      .returning();
    if (status !== held.status) {
      await audit(ctx, {
        action: 'status-changed',
        subjectType: 'recurring-invoice',
        subjectId: held.recurringId,
        before: { mandate: held.status },
        after: { mandate: status, ...(told.reason && { reason: told.reason }) },
      });
      await queueWebhooks(ctx, 'mandate.changed', {
        recurringId: held.recurringId,
        mandateId: held.id,
        status,
      });
    }
    return moved ?? held;
  });
}

/**
 * The same for what the gateway tells of by its own ids: of a page, of a mandate, or of a customer whose bank refused one
 * that we have not heard of yet. Of others nothing is known here.
 */
export async function followTold(
  ctx: Ctx,
  { gatewayId, customerId }: { gatewayId: string; customerId: string | null },
): Promise<void> {
  const { gatewayLinkId, gatewayTokenId, gatewayCustomerId } = mandates;
  const rows = await ctx.db
    .select({ mandateId: mandates.id })
    .from(mandates)
    .where(
      or(
        eq(gatewayLinkId, gatewayId),
        eq(gatewayTokenId, gatewayId),
        customerId === null ? undefined : eq(gatewayCustomerId, customerId),
      ),
    );
  for (const row of rows) await followMandate(ctx, row);
}
