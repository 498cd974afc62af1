import { and, eq } from 'drizzle-orm';
import { seenLeads } from './seen-leads.ts';
import { leads } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';

export type LeadRow = typeof leads.$inferSelect;

/** One lead's own row. Null when there is none, or none that whoever asks may see. */
export async function readLead(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  input: { leadId: string },
): Promise<LeadRow | null> {
  const [lead] = await ctx.db
    .select()
    .from(leads)
    .where(and(eq(leads.id, input.leadId), seenLeads(ctx)));
  return lead ?? null;
}
