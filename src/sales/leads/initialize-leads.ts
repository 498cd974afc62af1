import { v7 } from 'uuid';
import { leadEvents, type leads } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { insertMany } from '#kit/rows/insert-many.ts';
import { officeTimeOf, type RunningClock } from './clock/lead-clock.ts';
import { addOfficeMinutes } from '#sales/office-hours/office-time.ts';
import { readRunningClock } from './clock/read-lead-clock.ts';
import { planPrices } from './deal/refresh-value.ts';
import type { LeadForm } from './lead.ts';
import { scoreOfNew } from './score/rescore.ts';
import { assignByRules, type Assigned } from './rules/assign-leads.ts';

/** What is not to be answered within the hour. */
const unhurried: LeadForm[] = ['consultation', 'import'];

type NewLead = typeof leads.$inferInsert;

/**
 * What every new lead gets beside its own words: a person, by the rules where it has none, the moment by which it is to be
 * answered, and what the plan it asks for costs.
 * A suspected robot gets neither; a consultation has its appointment, and a row of a spreadsheet may be years old.
 */
export async function initializeLeads(ctx: Pick<Ctx, 'db' | 'now'>, fresh: NewLead[]) {
  const real = fresh.filter(({ status }) => status !== 'suspected');
  const clock = await readRunningClock(ctx);
  const open = real.filter(({ assignedTo }) => !assignedTo);
  const assigned = new Map((await assignByRules(ctx, open)).map((one, i) => [open[i]?.id, one]));
  const prices = await planPrices(
    ctx,
    fresh.map(({ plan }) => plan ?? ''),
  );
  const now = ctx.now();
  return {
    rows: fresh.map((lead) => {
      const dueAt =
        lead.status === 'suspected' || unhurried.includes(lead.form) ? null : dueOf(clock, lead, now);
      const valuePaise = lead.valuePaise ?? prices.get(lead.plan ?? '') ?? null;
      return {
        ...lead,
        assignedTo: lead.assignedTo ?? assigned.get(lead.id)?.person.id ?? null,
        valuePaise,
        score: scoreOfNew({ ...lead, valuePaise }),
        dueAt,
        clockNextAt: dueAt,
      };
    }),
    /** To be called when the leads are there. */
    note: () => logAssignments(ctx, [...assigned]),
  };
}

/** When a lead of this service has to be answered; null while the clock is off. */
export const dueOf = (clock: RunningClock, { service }: { service: string }, now: Date): Date | null =>
  clock.active ? addOfficeMinutes(officeTimeOf(clock, service), now, clock.targetMinutes) : null;

async function logAssignments(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  given: [string | undefined, Assigned | null][],
) {
  const at = now();
  await insertMany(
    db,
    leadEvents,
    given.flatMap(([leadId, assigned]) =>
      assigned && leadId ? [assignedByRule(leadId, at, assigned, { id: null, name: null })] : [],
    ),
  );
}

/** The timeline's entry of a lead that a rule has given to somebody. */
export const assignedByRule = (
  leadId: string,
  at: Date,
  { person, rule }: Assigned,
  from: { id: string | null; name: string | null },
) => ({
  id: v7(),
  leadId,
  at,
  staffId: null,
  staffName: 'Assignment rule',
  kind: 'assigned' as const,
  data: { from: from.id, fromName: from.name, to: person.id, toName: person.name, rule },
});
