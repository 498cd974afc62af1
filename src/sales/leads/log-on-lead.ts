import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { leadEvents, leads } from './table.server.ts';
import { rescoreLeads } from './score/rescore.ts';
import { announce } from '#kit/announce.ts';
import type { Ctx } from '#kit/context.ts';

/** Tells the lead's timeline, and open back offices, what became of a booking or of a quotation. */
export async function logOnLead(ctx: Ctx, leadId: string, text: string, from = 'Booking'): Promise<void> {
  const by = ctx.actor.kind === 'staff' ? ctx.actor : null;
  await ctx.db.update(leads).set({ updatedAt: ctx.now() }).where(eq(leads.id, leadId));
  await ctx.db.insert(leadEvents).values({
    id: v7(),
    leadId,
    at: ctx.now(),
    kind: 'note',
    data: { text },
    staffId: by?.id ?? null,
    staffName: by?.name ?? from,
  });
  await rescoreLeads(ctx, [leadId]);
  await announce(ctx, { kind: 'lead', leadId, change: 'updated' });
}
