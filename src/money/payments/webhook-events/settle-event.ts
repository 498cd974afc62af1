import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { paymentAttempts, paymentTransactions } from '../table.server.ts';
import { webhookEvents } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { mandateNews } from './mandate-news.ts';
import { followDispute } from '../disputes/follow-dispute.ts';
import { settle } from '../settle.ts';
import type { EventStatus } from '../transaction.ts';

const about = z.object({ id: z.string() }).partial();
/** Of an event only what it is about is read: what happened, the gateway is asked. */
const Told = z.object({
  payload: z
    .object({
      payment: z.object({ entity: about.extend({ order_id: z.string().nullish() }) }),
      order: z.object({ entity: about }),
      refund: z.object({ entity: z.object({ payment_id: z.string() }).partial() }),
      payment_link: z.object({ entity: about }),
      token: z.object({ entity: about.extend({ customer_id: z.string().nullish() }) }),
      invoice: z.object({ entity: about }),
      dispute: z.object({ entity: about }),
    })
    .partial(),
});

/** An event about a payment that we do not know is kept this long: the order's own answer may still be on its way. */
const waitMs = 86_400_000;

/** Looks into what the gateway told. @throws GatewayDown, then it is to be tried again */
export async function settleEvent(ctx: Ctx, input: { eventId: string }): Promise<void> {
  const [event] = await ctx.db.select().from(webhookEvents).where(eq(webhookEvents.id, input.eventId));
  if (!event || event.status === 'processed' || event.status === 'ignored') return;
  const told = Told.safeParse(parse(event.body ?? ''));
  const about = told.success ? told.data.payload : {};
  const mandate = about.token?.entity.id ?? about.invoice?.entity.id;
  if (mandate) {
    const customerId = about.token?.entity.customer_id ?? null;
    await ctx.jobs.enqueue(ctx.db, mandateNews, [{ gatewayId: mandate, customerId }]);
  }
  const transactionId = await findMeant(ctx, about);
  if (transactionId)
    await settle(ctx, transactionId, {
      trigger: 'webhook',
      evidence: { event: event.event, eventId: event.eventId },
    });
  const disputeId = transactionId && about.dispute?.entity.id;
  if (disputeId)
    await followDispute(ctx, disputeId, { trigger: 'webhook', evidence: { eventId: event.eventId } });
  const tooOld = ctx.now().getTime() - event.at.getTime() > waitMs;
  const status: EventStatus = transactionId || mandate ? 'processed' : tooOld ? 'ignored' : 'unmatched';
  await ctx.db.update(webhookEvents).set({ status, transactionId }).where(eq(webhookEvents.id, event.id));
}

async function findMeant(
  ctx: Ctx,
  { payment, order, refund, payment_link: link }: z.output<typeof Told>['payload'],
): Promise<string | null> {
  if (link?.entity.id) {
    const [row] = await ctx.db
      .select({ id: paymentTransactions.id })
      .from(paymentTransactions)
      .where(eq(paymentTransactions.gatewayLinkId, link.entity.id));
    if (row) return row.id;
  }
  const orderId = payment?.entity.order_id ?? order?.entity.id;
  const paymentId = payment?.entity.id ?? refund?.entity.payment_id;
  if (orderId) {
    const [row] = await ctx.db
      .select({ id: paymentTransactions.id })
      .from(paymentTransactions)
      .where(eq(paymentTransactions.gatewayOrderId, orderId));
    if (row) return row.id;
  }
  if (!paymentId) return null;
  const [row] = await ctx.db
    .select({ id: paymentAttempts.transactionId })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.gatewayPaymentId, paymentId));
  return row?.id ?? null;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
