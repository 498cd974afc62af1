import { and, eq, inArray, ne } from 'drizzle-orm';
import { z } from 'zod';
import { webhookDeliveries, webhooks } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { webhookDelivery } from './queue-webhooks.ts';

/** Those of one page. */
export const DeliveryIds = z.strictObject({ ids: z.array(z.uuid()).min(1).max(200) });

/**
 * Tells these once more, each under its own id, so that a receiver who has it already knows. What is on its way, and what
 * goes to an address that is switched off, stays as it is.
 * @returns how many are on their way, and how many were left
 */
export function resendDeliveries(
  ctx: Ctx,
  { ids }: z.infer<typeof DeliveryIds>,
): Promise<{ resent: number; left: number }> {
  allow(ctx.actor, 'webhooks:resend');
  const wanted = [...new Set(ids)];
  return inTransaction(ctx, async (ctx) => {
    const on = ctx.db.select({ id: webhooks.id }).from(webhooks).where(eq(webhooks.active, true));
    const again = await ctx.db
      .update(webhookDeliveries)
      .set({ status: 'queued', attempts: 0 })
      .where(
        and(
          inArray(webhookDeliveries.id, wanted),
          ne(webhookDeliveries.status, 'queued'),
          inArray(webhookDeliveries.webhookId, on),
        ),
      )
      .returning({ deliveryId: webhookDeliveries.id });
    if (again.length > 0) await ctx.jobs.enqueue(ctx.db, webhookDelivery, again);
    await audit(
      ctx,
      ...again.map(({ deliveryId: subjectId }) => ({
        action: 'retried' as const,
        subjectType: 'webhook-delivery' as const,
        subjectId,
      })),
    );
    return { resent: again.length, left: wanted.length - again.length };
  });
}

/** The same of one. @throws NotFound · Conflict where it is on its way, or its address is switched off */
export async function resendDelivery(ctx: Ctx, { deliveryId }: { deliveryId: string }): Promise<void> {
  const { resent } = await resendDeliveries(ctx, { ids: [deliveryId] });
  if (resent > 0) return;
  const [found] = await ctx.db
    .select({ active: webhooks.active })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(eq(webhookDeliveries.id, deliveryId));
  if (!found) throw new NotFound('This delivery');
  if (!found.active) throw new Conflict('Its address is switched off. Switch it on first.');
  throw new Conflict('It is on its way already.');
}
