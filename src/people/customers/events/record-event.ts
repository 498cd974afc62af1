import { v7 } from 'uuid';
import { customerEvents } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import type { CustomerEventKind } from './customer-event.ts';

/** Notes what happened to an account, in the caller's transaction. `data` never holds a password, code or token. */
export async function recordEvent(
  ctx: Pick<Ctx, 'db' | 'actor' | 'request'>,
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
}
