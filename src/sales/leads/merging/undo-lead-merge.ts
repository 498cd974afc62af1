import { and, desc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { leadMerges } from './table.server.ts';
import { leadEvents, leads } from '../table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { canBeUndone, isForGood } from '#kit/rows/merging.ts';
import { followRule } from '../deal/follow-rule.ts';
import { refreshValue } from '../deal/refresh-value.ts';
import { asksAbout, earnedSince, revisionsOf, stands, stepSince } from './came-since.ts';
import { refreshNext } from '../tasks/write-task.ts';
import type { LeadFacts } from './lead-merge.ts';
import { factsOf, lockLeads, announceUpdated } from './merge-leads.ts';
import { moveLeadBelongings } from './move-belongings.ts';

/**
 * Makes two leads again of a merged one, each with what was its own. What came since stays where it came to.
 * @param input.leadId the lead that became part of the other
 * @throws Conflict when the time is over or the other lead has become part of a third
 */
export async function undoLeadMerge(ctx: Ctx, input: { leadId: string }): Promise<void> {
  const by = allow(ctx.actor, 'leads:edit');
  const { leadId } = input;
  await inTransaction(ctx, async (ctx) => {
    const waiting = and(eq(leadMerges.leadId, leadId), canBeUndone(leadMerges.at));
    const [found] = await ctx.db.select({ intoId: leadMerges.intoId }).from(leadMerges).where(waiting);
    const { from, into } = await lockLeads(ctx, leadId, found?.intoId ?? leadId);
    const [merge] = await ctx.db.delete(leadMerges).where(waiting).returning();
    if (!merge) throw new Conflict('There is no merge here that can still be undone.');
    if (into.mergedInto)
      throw new Conflict('The other lead has become part of a third. Undo that merge first.');
    const { held, moved, kept, taken } = merge.record;
    const offered = await revisionsOf(ctx, { leadId: into.id, quotationIds: moved.quotations });
    const asks = await asksAbout(ctx, offered);
    await moveLeadBelongings(ctx, {
      from: into.id,
      to: leadId,
      only: { ...moved, quotations: offered, tasks: [...moved.tasks, ...asks] },
    });
    const step = await stepSince(ctx, into, merge.at);
    const isTheirs = step !== null && (await stands(ctx, leadId, step));
    const isOurs = step !== null && (await stands(ctx, into.id, step));
    await ctx.db
      .update(leads)
      .set({
        mergedInto: null,
        status: held.status,
        clockNextAt: date(held.clockNextAt),
        updatedAt: ctx.now(),
      })
      .where(eq(leads.id, leadId));
    // What was taken over goes back, unless it was changed since.
    const tookContact = taken.firstContactAt !== kept.firstContactAt;
    const isUntouched = (into.firstContactAt?.toISOString() ?? null) === taken.firstContactAt;
    await ctx.db
      .update(leads)
      .set({
        // What came of their quotation alone goes back with that.
        ...facts({ ...factsOf(into), ...(isTheirs && !isOurs && { status: taken.status }) }, taken, kept),
        ...(tookContact && isUntouched
          ? { firstContactAt: date(kept.firstContactAt), clockNextAt: date(kept.clockNextAt) }
          : {}),
      })
      .where(eq(leads.id, into.id));
    for (const id of [leadId, into.id]) {
      await refreshNext(ctx, id);
      await refreshValue(ctx, id);
    }
    if (isTheirs) await followRule(ctx, { ...step, leadId, from: 'Quotation' });
    const wentBack = taken.status !== kept.status && into.status === taken.status;
    const earned = wentBack && (await earnedSince(ctx, into.id, merge.at));
    if (earned) await followRule(ctx, { ...earned, leadId: into.id, from: 'Quotation' });
    await ctx.db.insert(leadEvents).values(
      [
        [leadId, into],
        [into.id, from],
      ].map(([id, other]) => ({
        id: v7(),
        leadId: id as string,
        at: ctx.now(),
        staffId: by.id,
        staffName: by.name,
        kind: 'merge-undone' as const,
        data: { leadId: (other as typeof from).id, name: (other as typeof from).name },
      })),
    );
    await audit(ctx, {
      action: 'undone',
      subjectType: 'lead',
      subjectId: leadId,
      before: { mergedInto: into.id },
      after: { mergedInto: null },
    });
    await announceUpdated(ctx, leadId, into.id);
    const apart = Object.values(await lockLeads(ctx, leadId, into.id));
    await queueWebhooks(
      ctx,
      'lead.updated',
      ...apart.map(({ id, status }) => ({ leadId: id, change: 'merge-undone', status })),
    );
  });
}

const date = (text: string | null) => (text === null ? null : new Date(text));

const facts = (now: LeadFacts, taken: LeadFacts, kept: LeadFacts): LeadFacts =>
  Object.fromEntries(
    (Object.keys(kept) as (keyof LeadFacts)[])
      .filter((key) => key in now)
      .map((key) => [key, JSON.stringify(now[key]) === JSON.stringify(taken[key]) ? kept[key] : now[key]]),
  ) as LeadFacts;

/** What was made part of this lead and can still be undone. */
export async function mergesInto({ db }: Pick<Ctx, 'db'>, intoId: string) {
  return db
    .select({ leadId: leadMerges.leadId, name: leads.name, at: leadMerges.at })
    .from(leadMerges)
    .innerJoin(leads, eq(leads.id, leadMerges.leadId))
    .where(and(eq(leadMerges.intoId, intoId), canBeUndone(leadMerges.at)))
    .orderBy(desc(leadMerges.at))
    .limit(20);
}

/** Every night: what only an undo would need is deleted with its time. */
export async function purgeOldLeadMerges(ctx: Pick<Ctx, 'db'>): Promise<void> {
  await ctx.db.delete(leadMerges).where(isForGood(leadMerges.at));
}
