import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { v7 } from 'uuid';
import { leadEvents, leads } from './table.server.ts';
import { announce } from '#kit/announce.ts';
import type { AuditAction } from '#agency/audit/audit-entry.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import { giveTasksOfNobody } from './tasks/give-tasks.ts';
import { rescoreLeads } from './score/rescore.ts';
import { seenLeads } from './seen-leads.ts';
import { queueForStatus } from './conversions/queue-conversions.ts';
import { doTasks } from './deal/do-tasks.ts';
import { closedStatuses, statusLabels, type Author, type LeadEventKind, type LeadStatus } from './lead.ts';

/** A lead whose row is ours until the transaction ends. */
export type LockedLead = {
  id: string;
  status: LeadStatus;
  assignedTo: string | null;
  nextFollowUpAt: Date | null;
  service: string;
  dueAt: Date | null;
  firstContactAt: Date | null;
  clockNextAt: Date | null;
  valuePaise: number | null;
  valueKept: boolean;
  expectedCloseOn: string | null;
  tags: string[];
  deletedAt: Date | null;
};

const locked = {
  id: leads.id,
  status: leads.status,
  assignedTo: leads.assignedTo,
  nextFollowUpAt: leads.nextFollowUpAt,
  service: leads.service,
  dueAt: leads.dueAt,
  firstContactAt: leads.firstContactAt,
  clockNextAt: leads.clockNextAt,
  valuePaise: leads.valuePaise,
  valueKept: leads.valueKept,
  expectedCloseOn: leads.expectedCloseOn,
  tags: leads.tags,
  deletedAt: leads.deletedAt,
};

/**
 * Loads leads that whoever asks may see for writing, but for those that are part of another or in the trash, always in one order so that two bulk
 * changes cannot wait for each other.
 */
export async function lockLeads(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  ids: string[],
  which: SQL | undefined = seenLeads(ctx),
): Promise<LockedLead[]> {
  return ctx.db
    .select(locked)
    .from(leads)
    .where(and(inArray(leads.id, ids), isNull(leads.mergedInto), isNull(leads.deletedAt), which))
    .orderBy(asc(leads.id))
    .for('update');
}

/** One lead for writing, the trash included; where it became part of another, the one that lives. */
export async function lockLiving(ctx: Pick<Ctx, 'db'>, leadId: string): Promise<LockedLead | null> {
  for (let id = leadId; ;) {
    const [found] = await ctx.db
      .select({ ...locked, mergedInto: leads.mergedInto })
      .from(leads)
      .where(eq(leads.id, id))
      .for('update');
    if (!found) return null;
    const { mergedInto, ...lead } = found;
    if (mergedInto === null) return lead;
    id = mergedInto;
  }
}

export type DecidedChange = {
  lead: LockedLead;
  set: Partial<Omit<LockedLead, 'id'>>;
  kind: LeadEventKind;
  data: Record<string, string | null>;
  action: AuditAction;
};

/** Writes decided changes of locked leads with their events, audit and announcements. @returns event ids, in order */
export const writeChanges = (ctx: Ctx, changes: DecidedChange[]): Promise<string[]> =>
  recordChanges(ctx, changes, allow(ctx.actor, 'leads:edit'));

/** The same for what follows from something else, which has asked for its own permission. */
export async function recordChanges(ctx: Ctx, changes: DecidedChange[], by: Author): Promise<string[]> {
  if (changes.length === 0) return [];
  const sameSet = Map.groupBy(changes, (change) => JSON.stringify(change.set));
  for (const group of sameSet.values())
    await ctx.db
      .update(leads)
      .set({ ...group[0]?.set, updatedAt: ctx.now() })
      .where(
        inArray(
          leads.id,
          group.map(({ lead }) => lead.id),
        ),
      );
  const given = Map.groupBy(changes, ({ set }) => set.assignedTo ?? null);
  for (const [assignedTo, of] of given)
    if (assignedTo) await giveTasksOfNobody(ctx, { assignedTo, leadIds: of.map(({ lead }) => lead.id) });
  await rescoreLeads(ctx, changes.map(({ lead }) => lead.id)); // prettier-ignore
  const events = changes.map(({ lead, kind, data }) => ({
    id: v7(),
    leadId: lead.id,
    at: ctx.now(),
    staffId: by.id,
    staffName: by.name,
    kind,
    data,
  }));
  await ctx.db.insert(leadEvents).values(events);
  await audit(
    ctx,
    ...changes.map(({ lead, set, data, action }) => ({
      action,
      subjectType: 'lead' as const,
      subjectId: lead.id,
      before: Object.fromEntries(Object.keys(set).map((key) => [key, lead[key as keyof LockedLead]])),
      after: { ...set, ...(data.reason ? { reason: data.reason } : {}) },
    })),
  );
  await announce(
    ctx,
    ...changes.map(({ lead: { id: leadId, assignedTo }, set }) => ({
      kind: 'lead' as const,
      leadId,
      change: 'updated' as const,
      ...(set.assignedTo !== undefined && assignedTo && { takenFrom: assignedTo }),
    })),
  );
  await queueWebhooks(
    ctx,
    'lead.updated',
    ...changes.map(({ lead, set, kind }) => ({
      leadId: lead.id,
      change: kind,
      status: set.status ?? lead.status,
    })),
  );
  for (const to of ['won', 'lost'] as const)
    await queueWebhooks(
      ctx,
      `lead.${to}`,
      ...changes
        .filter(({ lead, set }) => set.status === to && lead.status !== to)
        .map(({ lead, set }) => ({ leadId: lead.id, valuePaise: set.valuePaise ?? lead.valuePaise })),
    );
  await queueForStatus(
    ctx,
    changes.flatMap(({ lead, set }) => (set.status ? [{ leadId: lead.id, status: set.status }] : [])),
  );
  for (const { lead, set } of changes)
    if (set.status && closedStatuses.includes(set.status))
      await doTasks(ctx, {
        leadId: lead.id,
        happened: 'closed',
        because: `now “${statusLabels[set.status]}”`,
        by,
      });
  return events.map((event) => event.id);
}
