import { eq } from 'drizzle-orm';
import { announce } from '#kit/announce.ts';
import type { Ctx } from '#kit/context.ts';
import { leads } from '../table.server.ts';
import { lockLiving } from '../write-changes.ts';

/**
 * Says that a lead has answered, in the caller's transaction. Its status stays: a mail of theirs brings nobody back who
 * was given up (docs/decisions/037), and says nothing of how far a sale has come.
 * @returns the lead that lives, where this one became part of it; null where there is none any more
 */
export async function takeAnswer(ctx: Ctx, { leadId }: { leadId: string }): Promise<string | null> {
  const lead = await lockLiving(ctx, leadId);
  if (!lead) return null;
  await ctx.db.update(leads).set({ updatedAt: ctx.now() }).where(eq(leads.id, lead.id));
  await announce(ctx, { kind: 'lead', leadId: lead.id, change: 'updated' });
  return lead.id;
}
