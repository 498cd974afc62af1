import { eq } from 'drizzle-orm';
import { leads } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';

export type LeadRow = typeof leads.$inferSelect;

/** One lead's own row, for the machinery. Null when there is none. */
export async function readLead(ctx: Pick<Ctx, 'db'>, input: { leadId: string }): Promise<LeadRow | null> {
  const [lead] = await ctx.db.select().from(leads).where(eq(leads.id, input.leadId));
  return lead ?? null;
}
