import { and, eq, inArray, isNotNull, notInArray, or } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Ctx } from '#kit/context.ts';
import { job } from '#kit/job.ts';
import type { LeadForm, LeadStatus } from '../lead.ts';
import { leads } from '../table.server.ts';
import { conversionTries, type ConversionEvent } from './conversion.ts';
import { conversionDestinations, conversions, leadAdMarks } from './table.server.ts';
import { whyNot } from './why-not.ts';

export const conversionTelling = job<{ conversionId: string }>('tell-conversion', {
  retry: { limit: conversionTries - 1, delay: 30, delayMax: 14_400 },
  fields: { conversionId: 'shown' },
});

/** No browser sent these: there is nobody to tell of, unless they took over a lead that one sent. */
const untold: LeadForm[] = ['import', 'office'];
/** So long a change of staff may be undone before it is told. */
const undoMs = 10 * 60_000;

/** What a change of status means for networks; what comes before it is told with it. */
const eventsOf: Partial<Record<LeadStatus, ConversionEvent[]>> = {
  new: ['lead'],
  qualified: ['qualified'],
  proposal: ['qualified'],
  won: ['qualified', 'won'],
};

export const queueForStatus = (
  ctx: Pick<Ctx, 'db' | 'jobs' | 'now'>,
  changes: { leadId: string; status: LeadStatus }[],
) =>
  queueConversions(
    ctx,
    changes.flatMap(({ leadId, status }) => (eventsOf[status] ?? []).map((event) => ({ leadId, event }))),
  );

/**
 * The same of a lead that took over another one with what networks know that by: what was not told of it for want of that
 * is told now, but for the lead itself.
 */
export async function tellOfMerged(
  ctx: Pick<Ctx, 'db' | 'jobs' | 'now'>,
  { leadId, status }: { leadId: string; status: LeadStatus },
): Promise<void> {
  const events = (eventsOf[status] ?? []).filter((event) => event !== 'lead');
  if (events.length === 0) return;
  await ctx.db
    .delete(conversions)
    .where(
      and(
        eq(conversions.leadId, leadId),
        eq(conversions.state, 'skipped'),
        inArray(conversions.event, events),
      ),
    );
  await queueConversions(
    ctx,
    events.map((event) => ({ leadId, event })),
  );
}

/**
 * Asks for what happened to be told to every network that is on, in the caller's transaction; once for each lead, event
 * and network. Without consent it is noted with the reason, and never told.
 */
export async function queueConversions(
  ctx: Pick<Ctx, 'db' | 'jobs' | 'now'>,
  happened: { leadId: string; event: ConversionEvent }[],
): Promise<void> {
  if (happened.length === 0) return;
  const accounts = await ctx.db
    .select()
    .from(conversionDestinations)
    .where(eq(conversionDestinations.active, true));
  if (accounts.length === 0) return;
  const ids = [...new Set(happened.map(({ leadId }) => leadId))];
  const found = await ctx.db
    .select({ lead: leads, marks: leadAdMarks })
    .from(leads)
    .leftJoin(leadAdMarks, eq(leadAdMarks.leadId, leads.id))
    .where(and(inArray(leads.id, ids), or(notInArray(leads.form, untold), isNotNull(leadAdMarks.leadId))));
  const of = new Map(found.map((one) => [one.lead.id, one]));
  const rows = happened.flatMap(({ leadId, event }) => {
    const known = of.get(leadId);
    if (!known) return [];
    const { lead, marks } = known;
    // The lead itself is told under the id that the browser's pixel uses.
    const eventId = event === 'lead' ? (marks?.eventId ?? leadId) : `${leadId}:${event}`;
    return accounts.map((account) => {
      const reason = whyNot(lead, marks, account, event);
      const state = reason === null ? ('queued' as const) : ('skipped' as const);
      const at = ctx.now();
      return { id: v7(), leadId, event, destination: account.kind, at, eventId, state, reason };
    });
  });
  if (rows.length === 0) return;
  const fresh = await ctx.db
    .insert(conversions)
    .values(rows)
    .onConflictDoNothing({ target: [conversions.leadId, conversions.event, conversions.destination] })
    .returning({ conversionId: conversions.id, event: conversions.event, state: conversions.state });
  const told = fresh.filter(({ state }) => state === 'queued');
  const payloads = (wanted: (event: ConversionEvent) => boolean) =>
    told.filter(({ event }) => wanted(event)).map(({ conversionId }) => ({ conversionId }));
  const later = new Date(ctx.now().getTime() + undoMs);
  await ctx.jobs.enqueue(ctx.db, conversionTelling, payloads((event) => event === 'lead')); // prettier-ignore
  await ctx.jobs.enqueue(ctx.db, conversionTelling, payloads((event) => event !== 'lead'), later); // prettier-ignore
}
