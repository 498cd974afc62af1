import { and, eq, isNull } from 'drizzle-orm';
import { v7 } from 'uuid';
import { leadEvents, leads } from './table.server.ts';
import { announce } from '#kit/announce.ts';
import type { Ctx } from '#kit/context.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';

/**
 * Whoever has an appointment is answered: all that waits under this number is contacted from now on, the enquiry that the
 * booking itself has filed and those from before.
 */
export async function answerByBooking(ctx: Ctx, { phone }: { phone: string }): Promise<void> {
  const now = ctx.now();
  const answered = await ctx.db
    .update(leads)
    .set({ status: 'contacted', firstContactAt: now, clockNextAt: null, updatedAt: now })
    .where(
      and(
        eq(leads.phone, phone),
        eq(leads.phoneComplete, true),
        eq(leads.status, 'new'),
        isNull(leads.firstContactAt),
        isNull(leads.mergedInto),
      ),
    )
    .returning({ id: leads.id });
  if (answered.length === 0) return;
  const data = { from: 'new', to: 'contacted', contact: 'first' };
  await ctx.db.insert(leadEvents).values(
    answered.map(({ id }) => ({
      id: v7(),
      leadId: id,
      at: now,
      staffId: null,
      staffName: 'Booking',
      kind: 'status' as const,
      data,
    })),
  );
  await announce(
    ctx,
    ...answered.map(({ id }) => ({ kind: 'lead', leadId: id, change: 'updated' }) as const),
  );
  await queueWebhooks(
    ctx,
    'lead.updated',
    ...answered.map(({ id }) => ({ leadId: id, change: 'status' as const, status: 'contacted' as const })),
  );
}
