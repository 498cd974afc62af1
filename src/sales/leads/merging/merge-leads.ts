import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { leadMerges } from './table.server.ts';
import { leadEvents, leads } from '../table.server.ts';
import { announce } from '#kit/announce.ts';
import { audit } from '#agency/audit/record.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { lockBoth } from '#kit/rows/merging.ts';
import { lastKey, markKeys } from '#content/visits/attribution.ts';
import { tellOfMerged } from '../conversions/queue-conversions.ts';
import { dealOf } from '../deal/decide-deal.ts';
import { refreshValue } from '../deal/refresh-value.ts';
import { openStatuses, type LeadStatus } from '../lead.ts';
import { isSeen, noLead } from '../seen-leads.ts';
import { refreshNext } from '../tasks/write-task.ts';
import { moveLeadBelongings } from './move-belongings.ts';

type Lead = typeof leads.$inferSelect;

/**
 * Makes one lead of two of the same person: touches, notes, tasks, mails, bookings and quotations move to the one that
 * stays, which takes over the facts it lacks. The other one leads on to it. `undoLeadMerge` takes it back for thirty days.
 * @throws NotFound, Conflict
 */
export async function mergeLeads(ctx: Ctx, input: { leadId: string; intoId: string }): Promise<void> {
  const by = allow(ctx.actor, 'leads:edit');
  const { leadId, intoId } = input;
  if (leadId === intoId) throw new Conflict('Choose two different leads.');
  await inTransaction(ctx, async (ctx) => {
    const { from, into } = await lockLeads(ctx, leadId, intoId);
    if (from.mergedInto || into.mergedInto)
      throw new Conflict('One of these leads is part of another already.');
    if (from.deletedAt || into.deletedAt)
      throw new Conflict('One of these leads lies in the trash. Take it out first.');
    const taken = factsFor(into, from);
    const firstContactAt = earliest(into.firstContactAt, from.firstContactAt);
    const moved = await moveLeadBelongings(ctx, { from: leadId, to: intoId });
    await ctx.db.insert(leadMerges).values({
      leadId,
      intoId,
      record: {
        held: { status: from.status, clockNextAt: iso(from.clockNextAt) },
        moved,
        kept: {
          ...factsOf(into),
          firstContactAt: iso(into.firstContactAt),
          clockNextAt: iso(into.clockNextAt),
        },
        taken: { ...taken, firstContactAt: iso(firstContactAt) },
      },
    });
    // Junk and without a clock, so that no list and no job takes it for work.
    await ctx.db
      .update(leads)
      .set({ mergedInto: intoId, status: 'junk', clockNextAt: null, updatedAt: ctx.now() })
      .where(eq(leads.id, leadId));
    await ctx.db
      .update(leads)
      .set({ ...taken, firstContactAt, ...(firstContactAt && { clockNextAt: null }) })
      .where(eq(leads.id, intoId));
    for (const id of [leadId, intoId]) {
      await refreshNext(ctx, id);
      await refreshValue(ctx, id);
    }
    await ctx.db.insert(leadEvents).values({
      id: v7(),
      leadId: intoId,
      at: ctx.now(),
      staffId: by.id,
      staffName: by.name,
      kind: 'merged',
      data: {
        leadId,
        name: from.name,
        phone: from.phone,
        email: from.email,
        ...(taken.status !== into.status && { to: taken.status }),
      },
    });
    await audit(ctx, {
      action: 'changed',
      subjectType: 'lead',
      subjectId: leadId,
      before: { mergedInto: null },
      after: { mergedInto: intoId },
    });
    if (moved.adMarks.length > 0) await tellOfMerged(ctx, { leadId: intoId, status: taken.status });
    await announceUpdated(ctx, leadId, intoId);
    await queueWebhooks(
      ctx,
      'lead.updated',
      { leadId, change: 'merged', status: null },
      { leadId: intoId, change: 'merged', status: taken.status },
    );
  });
}

/** @throws NotFound, also where whoever asks may not see both */
export async function lockLeads(ctx: Pick<Ctx, 'db' | 'actor'>, leadId: string, intoId: string) {
  const [from, into] = await lockBoth(ctx, leads, [leadId, intoId]);
  if (!from || !into || !isSeen(ctx, from) || !isSeen(ctx, into)) throw noLead(ctx);
  return { from, into };
}

export const announceUpdated = (ctx: Ctx, ...ids: string[]) =>
  announce(ctx, ...ids.map((leadId) => ({ kind: 'lead' as const, leadId, change: 'updated' as const })));

export const factsOf = ({
  name,
  phone,
  phoneComplete,
  email,
  company,
  address,
  pincode,
  stateCode,
  service,
  plan,
  tags,
  custom,
  assignedTo,
  status,
  attribution,
  ...deal
}: Lead) => ({
  name,
  phone,
  phoneComplete,
  email,
  company,
  address,
  pincode,
  stateCode,
  service,
  plan,
  tags,
  custom,
  assignedTo,
  status,
  attribution,
  ...dealOf(deal),
});

/** What stays, with what the other one knows better. */
function factsFor(into: Lead, from: Lead) {
  const phoneFrom = into.phoneComplete || !from.phoneComplete ? into : from;
  return {
    name: into.name || from.name,
    phone: phoneFrom.phone,
    phoneComplete: phoneFrom.phoneComplete,
    email: into.email || from.email,
    company: into.company || from.company,
    ...addressOf(into.address ? into : from),
    stateCode: into.stateCode || from.stateCode,
    service: into.service || from.service,
    plan: into.plan || from.plan,
    tags: [...new Set([...into.tags, ...from.tags])],
    custom: { ...from.custom, ...into.custom },
    assignedTo: into.assignedTo ?? from.assignedTo,
    status: isFurther(from.status, into.status) ? from.status : into.status,
    attribution: isBrought(into) || !isBrought(from) ? into.attribution : from.attribution,
    ...dealOf(into.valueKept ? into : from),
    expectedCloseOn: into.expectedCloseOn ?? from.expectedCloseOn,
  };
}

/** Whether an advertisement or a link of ours is known to have brought them. */
const isBrought = ({ attribution }: Lead) =>
  markKeys.some((key) => attribution[key] ?? attribution[lastKey(key)]);

const addressOf = ({ address, pincode }: Lead) => ({ address, pincode });

/** Whether a lead takes over where the other one stands. One that was given up, or taken for a robot's, has come nowhere. */
const isFurther = (from: LeadStatus, into: LeadStatus) => way.indexOf(from) > way.indexOf(into);
const way: LeadStatus[] = [...openStatuses, 'won'];

const iso = (at: Date | null) => at?.toISOString() ?? null;
const earliest = (a: Date | null, b: Date | null) => (a && b ? (a < b ? a : b) : (a ?? b));
