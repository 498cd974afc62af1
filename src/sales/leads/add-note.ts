import { and, eq, isNull } from 'drizzle-orm';
import { v7 } from 'uuid';
import { leadEvents, leads } from './table.server.ts';
import { announce } from '#kit/announce.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { Note } from './lead-change.ts';

/** Writes a note onto a lead's timeline. */
export async function addNote(ctx: Ctx, input: Note & { leadId: string }): Promise<{ id: string }> {
  const by = allow(ctx.actor, 'leads:edit');
  return inTransaction(ctx, async (ctx) => {
    const [lead] = await ctx.db
      .update(leads)
      .set({ updatedAt: ctx.now() })
      .where(and(eq(leads.id, input.leadId), isNull(leads.mergedInto), isNull(leads.deletedAt)))
      .returning({ id: leads.id });
    if (!lead) throw new NotFound('This lead');
    const id = v7();
    await ctx.db.insert(leadEvents).values({
      id,
      leadId: lead.id,
      at: ctx.now(),
      kind: 'note',
      data: { text: input.text },
      staffId: by.id,
      staffName: by.name,
    });
    await audit(ctx, {
      action: 'noted',
      subjectType: 'lead',
      subjectId: lead.id,
    });
    await announce(ctx, { kind: 'lead', leadId: lead.id, change: 'updated' });
    return { id };
  });
}
