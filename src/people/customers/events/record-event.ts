import { v7 } from 'uuid';
import { customerEvents } from './table.server.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import type { Ctx } from '#kit/context.ts';
import type { CustomerEventKind } from './customer-event.ts';

/** Notes what happened to an account, in the caller's transaction. `data` never holds a password, code or token. */
export async function recordEvent(
  ctx: Pick<Ctx, 'db' | 'jobs' | 'now' | 'actor' | 'request'>,
  event: { customerId: string; kind: CustomerEventKind; data?: Record<string, string> },
): Promise<void> {
  await ctx.db.insert(customerEvents).values({
    id: v7(),
    customerId: event.customerId,
    kind: event.kind,
    data: event.data ?? {},
    staffName: ctx.actor.kind === 'staff' ? ctx.actor.name : null,
    ip: ctx.request.ip,
    userAgent: ctx.request.userAgent.slice(0, 300),
  });
  const { customerId, kind: change } = event;
  if (change === 'signed-up') await queueWebhooks(ctx, 'customer.created', { customerId });
  if (change === 'erased') await queueWebhooks(ctx, 'customer.erased', { customerId });
  if (told.includes(change)) await queueWebhooks(ctx, 'customer.updated', { customerId, change });
}

/** Of these other systems hear; signing in and out is nobody's business. */
const told: CustomerEventKind[] = [
  'profile-changed',
  'photo-changed',
  'email-changed',
  'email-undone',
  'deletion-asked',
  'deletion-undone',
  'blocked',
  'unblocked',
  'merged',
  'merge-undone',
];
