import { and, eq, gt, inArray, isNotNull, ne, notInArray, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { z } from 'zod';
import { audit } from '#agency/audit/record.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import { announce } from '#kit/announce.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { bookings } from '#sales/bookings/table.server.ts';
import { stateNow } from '#sales/quotations/find-quotation.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import type { BulkOutcome } from '../lead-change.ts';
import { logOnLead } from '../log-on-lead.ts';
import { noLead, seenLeads } from '../seen-leads.ts';
import { leadEvents, leads } from '../table.server.ts';
import { lockLeads } from '../write-changes.ts';
import { eraseLeadsWhere } from './erase-leads.ts';
import { trashDays } from './trash-days.ts';

export const LeadIds = z.strictObject({ ids: z.array(z.uuid()).min(1).max(500) });

/**
 * Puts leads into the trash, from where they come back for thirty days. What is still under way stays: a lead with an
 * appointment to come, or with a quotation that can be accepted or was.
 */
export async function trashLeads(ctx: Ctx, { ids }: z.infer<typeof LeadIds>): Promise<BulkOutcome> {
  allow(ctx.actor, 'leads:edit');
  return inTransaction(ctx, async (ctx) => {
    const locked = await lockLeads(ctx, ids);
    const busy = await underWay(
      ctx,
      locked.map(({ id }) => id),
    );
    const going = locked.filter(({ id }) => !busy.has(id));
    // Junk and without a clock, so that no list and no job takes it for work.
    await ctx.db
      .update(leads)
      .set({
        deletedAt: ctx.now(),
        heldStatus: sql`${leads.status}`,
        status: 'junk',
        clockNextAt: null,
        updatedAt: ctx.now(),
      })
      .where(
        inArray(
          leads.id,
          going.map(({ id }) => id),
        ),
      );
    const known = new Set(locked.map(({ id }) => id));
    const missing = ids.filter((id) => !known.has(id));
    return {
      changed: await note(
        ctx,
        going.map(({ id }) => id),
        'trashed',
      ),
      refused: [
        ...missing.map((id) => ({ id, reason: noLead(ctx).message })),
        ...[...busy].map(([id, reason]) => ({ id, reason })),
      ],
    };
  });
}

/** Why leads cannot go now. */
async function underWay(ctx: Ctx, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const [coming, offered] = [
    await ctx.db
      .select({ leadId: bookings.leadId })
      .from(bookings)
      .where(
        and(
          inArray(bookings.leadId, ids),
          eq(bookings.status, 'confirmed'),
          gt(bookings.startsAt, ctx.now()),
        ),
      ),
    await ctx.db
      .select({ leadId: quotations.leadId })
      .from(quotations)
      .where(
        and(
          inArray(quotations.leadId, ids),
          ne(quotations.status, 'draft'),
          notInArray(stateNow, ['rejected', 'expired', 'superseded']),
        ),
      ),
  ];
  return new Map([
    ...offered.map(
      ({ leadId }) => [leadId ?? '', 'It has a quotation that is open or was accepted.'] as const,
    ),
    ...coming.map(({ leadId }) => [leadId, 'It has an appointment to come. Cancel that one first.'] as const),
  ]);
}

const asBefore = {
  deletedAt: null,
  heldStatus: null,
  status: sql`coalesce(${leads.heldStatus}, 'new')`,
  clockNextAt: sql`case when ${leads.heldStatus} = 'new' and ${leads.firstContactAt} is null then ${leads.dueAt} end`,
};

/** Who does something now that the office is to be there for does not stay in the trash; in the caller's transaction. */
export async function bringBack(
  ctx: Ctx,
  { leadId, because }: { leadId: string; because: string },
): Promise<void> {
  const [back] = await ctx.db
    .update(leads)
    .set({ ...asBefore, updatedAt: ctx.now() })
    .where(and(eq(leads.id, leadId), isNotNull(leads.deletedAt)))
    .returning({ id: leads.id });
  if (back) await logOnLead(ctx, leadId, `Out of the trash again: ${because}.`);
}

/** Takes leads out of the trash, as they were. */
export async function restoreLeads(ctx: Ctx, { ids }: z.infer<typeof LeadIds>): Promise<BulkOutcome> {
  allow(ctx.actor, 'leads:edit');
  return inTransaction(ctx, async (ctx) => {
    const back = await ctx.db
      .update(leads)
      .set({ ...asBefore, updatedAt: ctx.now() })
      .where(and(inArray(leads.id, ids), isNotNull(leads.deletedAt), seenLeads(ctx)))
      .returning({ id: leads.id });
    const restored = back.map(({ id }) => id);
    return {
      changed: await note(ctx, restored, 'restored'),
      refused: ids
        .filter((id) => !restored.includes(id))
        .map((id) => ({ id, reason: 'This lead is not in the trash.' })),
    };
  });
}

async function note(ctx: Ctx, ids: string[], what: 'trashed' | 'restored'): Promise<BulkOutcome['changed']> {
  const by = allow(ctx.actor, 'leads:edit');
  if (ids.length === 0) return [];
  const events = ids.map((leadId) => ({
    id: v7(),
    leadId,
    at: ctx.now(),
    staffId: by.id,
    staffName: by.name,
    kind: what,
    data: {},
  }));
  await ctx.db.insert(leadEvents).values(events);
  await audit(
    ctx,
    ...ids.map((subjectId) => ({
      action: what === 'trashed' ? ('deleted' as const) : ('undone' as const),
      subjectType: 'lead' as const,
      subjectId,
    })),
  );
  await announce(ctx, ...ids.map((leadId) => ({ kind: 'lead', leadId, change: 'updated' }) as const));
  await queueWebhooks(ctx, 'lead.updated', ...ids.map((leadId) => ({ leadId, change: what, status: null })));
  return events.map(({ id: eventId, leadId: id }) => ({ id, eventId }));
}

/** Erases at once, for somebody who asked for it, what lies in the trash. @returns how many went; others stay */
export async function eraseTrashed(ctx: Ctx, { ids }: z.infer<typeof LeadIds>): Promise<{ erased: number }> {
  allow(ctx.actor, 'privacy:edit');
  return inTransaction(ctx, async (ctx) => {
    const theirs = and(inArray(leads.id, ids), isNotNull(leads.deletedAt));
    const going = await ctx.db.select({ id: leads.id }).from(leads).where(theirs).for('update');
    await eraseLeadsWhere(
      ctx,
      sql`${inArray(
        leads.id,
        going.map(({ id }) => id),
      )}`,
    );
    await audit(
      ctx,
      ...going.map(({ id: subjectId }) => ({
        action: 'deleted' as const,
        subjectType: 'lead' as const,
        subjectId,
      })),
    );
    return { erased: going.length };
  });
}

/** Every night: what lay in the trash for thirty days is gone for good, with all that hung on it. */
export const emptyTrash = (ctx: Pick<Ctx, 'db' | 'jobs' | 'now'>): Promise<number> =>
  eraseLeadsWhere(ctx, sql`deleted_at < now() - make_interval(days => ${trashDays})`);

/** Whoever has their account erased does not wait for that. @param email lower-case */
export const emptyTrashOf = (ctx: Pick<Ctx, 'db' | 'jobs' | 'now'>, email: string): Promise<number> =>
  eraseLeadsWhere(ctx, sql`deleted_at is not null and lower(email) = ${email}`);
