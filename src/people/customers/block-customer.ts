import { and, eq, isNull, sql } from 'drizzle-orm';
import { customerSessions } from '#people/sessions/table.server.ts';
import { customers } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { Block } from './customer-filter.ts';
import { endSessions } from '#people/sessions/end-sessions.ts';
import { recordEvent } from './events/record-event.ts';

/** Shuts a customer out at once: every session ends, and no new one begins. @throws NotFound */
export function blockCustomer(ctx: Ctx, input: Block & { customerId: string }): Promise<void> {
  return setBlock(ctx, input.customerId, input.because);
}

/** Lets a customer in again. @throws NotFound */
export function unblockCustomer(ctx: Ctx, input: { customerId: string }): Promise<void> {
  return setBlock(ctx, input.customerId, null);
}

async function setBlock(ctx: Ctx, customerId: string, because: string | null): Promise<void> {
  allow(ctx.actor, 'customers:edit');
  await inTransaction(ctx, async (ctx) => {
    const [changed] = await ctx.db
      .update(customers)
      .set({ blockedAt: because === null ? null : sql`now()`, blockedBecause: because ?? '' })
      .where(and(eq(customers.id, customerId), isNull(customers.closedAt)))
      .returning({ id: customers.id });
    if (!changed) throw new NotFound('This customer');
    if (because !== null) await endSessions(ctx, eq(customerSessions.customerId, customerId));
    const kind = because === null ? 'unblocked' : 'blocked';
    await recordEvent(ctx, { customerId, kind, data: because === null ? {} : { because } });
    await audit(ctx, {
      action: 'status-changed',
      subjectType: 'customer',
      subjectId: customerId,
      after: { state: kind, because },
    });
  });
}

/** Ends one of a customer's sessions. @throws NotFound */
export async function endCustomerSession(
  ctx: Ctx,
  input: { customerId: string; sessionId: string },
): Promise<void> {
  allow(ctx.actor, 'customers:edit');
  const { customerId, sessionId } = input;
  await inTransaction(ctx, async (ctx) => {
    const ended = await endSessions(
      ctx,
      and(eq(customerSessions.id, sessionId), eq(customerSessions.customerId, customerId)),
    );
    if (ended.length === 0) throw new NotFound(/*i18n*/ 'This session');
    await recordEvent(ctx, { customerId, kind: 'session-ended', data: { sessions: '1' } });
    await audit(ctx, {
      action: 'changed',
      subjectType: 'customer',
      subjectId: customerId,
      after: { session: 'ended' },
    });
  });
}
