import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { v7 } from 'uuid';
import { leadEvents, leads } from './table.server.ts';
import { announce } from '#kit/announce.ts';
import { audit } from '#agency/audit/record.ts';
import { actorColumns, staff } from '#agency/staff/table.server.ts';
import { allow, may, type Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import { job, mailRetry } from '#kit/job.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { isSeen, noLead, seenLeads } from './seen-leads.ts';
import type { Note } from './lead-change.ts';

/** A note was written for colleagues. */
export const noteTold = job<{ leadId: string; noteId: string; staffIds: string[] }>('lead-note-told', {
  retry: mailRetry,
  fields: { leadId: 'shown', noteId: 'shown', staffIds: 'shown' },
});

/** Writes a note onto a lead's timeline, and tells whom it is for. @throws NotFound · Invalid for whoever may not see leads */
export async function addNote(ctx: Ctx, input: Note & { leadId: string }): Promise<{ id: string }> {
  const by = allow(ctx.actor, 'leads:edit');
  return inTransaction(ctx, async (ctx) => {
    const [lead] = await ctx.db
      .update(leads)
      .set({ updatedAt: ctx.now() })
      .where(
        and(eq(leads.id, input.leadId), isNull(leads.mergedInto), isNull(leads.deletedAt), seenLeads(ctx)),
      )
      .returning({ id: leads.id, assignedTo: leads.assignedTo });
    if (!lead) throw noLead(ctx);
    const readers = await readersOf(ctx, input.tell, lead);
    const id = v7();
    await ctx.db.insert(leadEvents).values({
      id,
      leadId: lead.id,
      at: ctx.now(),
      kind: 'note',
      data: {
        text: input.text,
        ...(readers.length > 0 && { told: readers.map(({ name }) => name).join(', ') }),
      },
      staffId: by.id,
      staffName: by.name,
    });
    const staffIds = readers.flatMap((reader) => (reader.id === by.id ? [] : [reader.id]));
    if (staffIds.length > 0)
      await ctx.jobs.enqueue(ctx.db, noteTold, [{ leadId: lead.id, noteId: id, staffIds }]);
    await audit(ctx, {
      action: 'noted',
      subjectType: 'lead',
      subjectId: lead.id,
    });
    await announce(ctx, { kind: 'lead', leadId: lead.id, change: 'updated' });
    return { id };
  });
}

async function readersOf(
  ctx: Ctx,
  tell: string[],
  lead: { assignedTo: string | null },
): Promise<{ id: string; name: string }[]> {
  if (tell.length === 0) return [];
  const found = await ctx.db
    .select(actorColumns)
    .from(staff)
    .where(and(inArray(staff.id, tell), eq(staff.active, true)))
    .orderBy(asc(staff.name));
  const mayRead = (person: (typeof found)[number]) => {
    const actor = { kind: 'staff', ...person } as const;
    return may(actor, 'leads:read') && isSeen({ actor }, lead);
  };
  if (found.length < new Set(tell).size || !found.every(mayRead))
    throw new Invalid({ tell: 'Choose colleagues who may see this lead' });
  return found;
}
