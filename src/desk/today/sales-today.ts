import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { seenBookings } from '#sales/bookings/seen-bookings.ts';
import { seenQuotations } from '#sales/quotations/seen-quotations.ts';
import { bookings } from '#sales/bookings/table.server.ts';
import { usualTask } from '#sales/leads/tasks/usual-task.ts';
import { isAskingWhy, leadTasks } from '#sales/leads/tasks/table.server.ts';
import { givenUpStatuses } from '#sales/leads/lead.ts';
import { leads, waitsAgain, waitsNew, waitsSince } from '#sales/leads/table.server.ts';
import { quotationResponses } from '#sales/quotations/answers/table.server.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import { meetingLabel } from '#sales/bookings/booking.ts';
import {
  addDays, clockInIndia, dateInIndia, momentInIndia, formatTime, formatDay,
} from '#kit/india/india-date.ts'; // prettier-ignore
import type { Ctx } from '#kit/context.ts';
import { formatInr } from '#kit/india/money.ts';
import { showPath } from '#kit/screen-paths.ts';
import { quotationCode } from '#sales/quotations/quotation.ts';
import type { Desk } from './desk.ts';
import { heaviestFirst } from './heaviest-first.ts';
import { heaviestLeads } from './heaviest-leads.ts';
import type { TodayAct, TodayItem } from './today-item.ts';

const aDay = 86_400_000;

/** Enquiries that nobody has answered. What was imported stands apart. */
export async function newLeads(ctx: Ctx, desk: Desk): Promise<TodayItem[]> {
  const { dueAt, createdAt, firstContactAt } = leads;
  const now = sql`${desk.now.toISOString()}::timestamptz`;
  const isLate = sql`(${firstContactAt} is null and coalesce(${dueAt}, ${createdAt} + interval '1 day') < ${now})`;
  const first = heaviestLeads({ waits: waitsNew, at: waitsSince, isLate }, desk);
  const found = await ctx.db
    .select()
    .from(leads)
    .where(sql`${leads.id} in ${first}`);
  return found.map((lead) => {
    const about = [...new Set([lead.service || 'no service chosen', lead.source]), ...worth(lead)].join(', ');
    const { dueAt, createdAt, firstContactAt, status, service } = lead;
    const isLate = !firstContactAt && (dueAt ?? new Date(createdAt.getTime() + aDay)) < desk.now;
    const state = isLate ? 'Should have been answered' : 'Nobody has answered yet';
    return {
      ...leadItem('lead', lead),
      urgency: isLate ? 'late' : 'today',
      reason: `${firstContactAt ? 'Not reached yet' : state}: ${about}`,
      at: (dueAt ?? createdAt).toISOString(),
      ...(dueAt &&
        !firstContactAt && {
          clock: {
            status,
            service,
            createdAt: createdAt.toISOString(),
            dueAt: dueAt.toISOString(),
            firstContactAt: null,
          },
        }),
      acts: desk.may('leads:edit')
        ? [leadAct(lead.id, 'Contacted', { status: 'contacted' }, 'Marked as contacted')]
        : [],
    };
  });
}

/** People whom somebody promised to contact again by the end of today, and with what. */
export async function dueFollowUps(ctx: Ctx, desk: Desk, only?: SQL): Promise<TodayItem[]> {
  const tomorrow = momentInIndia(addDays(dateInIndia(desk.now), 1), '00:00');
  const { nextFollowUpAt } = leads;
  const first = heaviestLeads(
    {
      waits: waitsAgain,
      at: sql`${nextFollowUpAt}`,
      isLate: lt(nextFollowUpAt, desk.now),
      only: and(lt(nextFollowUpAt, tomorrow), only),
    },
    desk,
  );
  const next = nextTasks(ctx);
  const found = await ctx.db
    .select({ lead: leads, task: { id: next.id, title: next.title, asksWhy: next.asksWhy } })
    .from(leads)
    .leftJoinLateral(next, sql`true`)
    .where(sql`${leads.id} in ${first}`);
  const later = momentInIndia(addDays(dateInIndia(desk.now), 1), '11:00').toISOString();
  return found.map(({ lead, task }) => {
    const at = lead.nextFollowUpAt ?? desk.now;
    return {
      ...leadItem('follow-up', lead),
      urgency: at < desk.now ? 'late' : 'today',
      reason: [toDo(task?.title, at, desk.now), ...worth(lead)].join(', '),
      at: at.toISOString(),
      acts: desk.may('leads:edit')
        ? [
            task?.asksWhy
              ? sayWhy(task.id)
              : leadAct(lead.id, 'Done', { nextFollowUpAt: null }, 'Follow-up done'),
            leadAct(lead.id, 'Tomorrow', { nextFollowUpAt: later }, 'Moved to tomorrow, 11:00 am'),
          ]
        : [],
    };
  });
}

/** Consultations of today, and earlier ones of which nobody said whether they were held. */
export async function ownBookings(ctx: Ctx, desk: Desk): Promise<TodayItem[]> {
  const tomorrow = momentInIndia(addDays(dateInIndia(desk.now), 1), '00:00');
  const found = await ctx.db
    .select()
    .from(bookings)
    .where(and(eq(bookings.status, 'confirmed'), lt(bookings.startsAt, tomorrow), seenBookings(ctx)))
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .limit(desk.limit);
  return found.map((booking) => {
    const isOver = booking.endsAt < desk.now;
    const mark = (status: 'held' | 'no-show', label: string, did: string): TodayAct => {
      const call = { method: 'PATCH' as const, path: `/bookings/${booking.id}` };
      return { ...call, label, did, body: { status }, undo: { ...call, body: { status: 'confirmed' } } };
    };
    return {
      id: `booking:${booking.id}`,
      kind: 'booking',
      urgency: isOver ? 'late' : 'today',
      who: booking.name,
      reason: isOver
        ? `${meetingLabel(booking, 'staff')} of ${formatDay(dateInIndia(booking.startsAt))}: did it take place?`
        : `${meetingLabel(booking, 'staff')} at ${formatTime(clockInIndia(booking.startsAt))}`,
      at: booking.startsAt.toISOString(),
      // The hour decides here, and no sum.
      valuePaise: null,
      path: showPath('bookings', booking.id),
      leadId: booking.leadId,
      phone: booking.phone,
      acts:
        isOver && desk.may('bookings:edit')
          ? [mark('held', 'Held', 'Marked as held'), mark('no-show', 'No-show', 'Marked as no-show')]
          : [],
    };
  });
}

/** Counter-offers to answer, unless their lead was given up, and offers that end within so many days. */
export async function waitingQuotations(
  ctx: Ctx,
  desk: Desk,
  { days = 1, only }: { days?: number; only?: SQL | undefined } = {},
): Promise<TodayItem[]> {
  const today = dateInIndia(desk.now);
  const ends = (day: string) =>
    day === today ? 'today' : day === addDays(today, 1) ? 'tomorrow' : `on ${formatDay(day)}`;
  const ending = and(
    inArray(quotations.status, ['sent', 'viewed']),
    gte(quotations.validUntil, today),
    lte(quotations.validUntil, addDays(today, days)),
  );
  const isWanted = or(isNull(leads.id), notInArray(leads.status, givenUpStatuses));
  const answer = ctx.db
    .select({ at: quotationResponses.at, counterTotalPaise: quotationResponses.counterTotalPaise })
    .from(quotationResponses)
    .where(eq(quotationResponses.quotationId, quotations.id))
    .orderBy(desc(quotationResponses.id))
    .limit(1)
    .as('answer');
  const found = await ctx.db
    .select({ quotation: quotations, answeredAt: answer.at, counterTotalPaise: answer.counterTotalPaise })
    .from(quotations)
    .leftJoin(leads, eq(leads.id, quotations.leadId))
    .leftJoinLateral(answer, sql`true`)
    .where(and(or(and(eq(quotations.status, 'countered'), isWanted), ending), only, seenQuotations(ctx)))
    .orderBy(
      ...heaviestFirst({
        valuePaise: sql`coalesce(${answer.counterTotalPaise}, ${quotations.totalPaise})`,
        at: quotations.sentAt,
      }),
    )
    .limit(desk.limit);
  return found.map(({ quotation, answeredAt, counterTotalPaise }) => {
    const isCounter = quotation.status === 'countered';
    const views = quotation.views === 1 ? 'looked at once' : `looked at ${quotation.views} times`;
    return {
      id: `quotation:${quotation.id}`,
      kind: 'quotation',
      urgency: 'today',
      who: quotation.company || quotation.name,
      reason: isCounter
        ? `${quotationCode(quotation)}: counter-offer${counterTotalPaise ? ` of ${formatInr(counterTotalPaise)}` : ''} for ${formatInr(quotation.totalPaise)}`
        : `${quotationCode(quotation)}: ${formatInr(quotation.totalPaise)}, ${views}, ends ${ends(quotation.validUntil)}`,
      at: (isCounter && answeredAt ? answeredAt : (quotation.sentAt ?? quotation.createdAt)).toISOString(),
      valuePaise: counterTotalPaise ?? quotation.totalPaise,
      path: showPath('quotations', quotation.id),
      leadId: quotation.leadId,
      phone: quotation.mobile,
      acts: [],
    };
  });
}

/** What is to be done about a lead, and since when or from when on. */
export function toDo(title: string | undefined, at: Date, now: Date): string {
  const day = dateInIndia(at);
  const what = !title || title === usualTask ? 'To be contacted again' : `${title} ·`;
  const since = day < dateInIndia(now) ? 'since' : 'today from';
  return `${what} ${since} ${formatTime(clockInIndia(at))}, ${formatDay(day)}`;
}

/** The open task of each lead that comes first, as its `next_follow_up_at` has it. */
const nextTasks = (ctx: Ctx) =>
  ctx.db
    .select({ id: leadTasks.id, title: leadTasks.title, asksWhy: isAskingWhy.as('asks_why') })
    .from(leadTasks)
    .where(and(eq(leadTasks.leadId, leads.id), isNull(leadTasks.doneAt)))
    .orderBy(asc(leadTasks.dueAt), asc(leadTasks.id))
    .limit(1)
    .as('next');

const leadItem = (kind: 'lead' | 'follow-up', lead: typeof leads.$inferSelect) => ({
  id: `${kind}:${lead.id}`,
  kind,
  who: lead.name || 'No name',
  path: showPath('leads', lead.id),
  leadId: lead.id,
  phone: lead.phoneComplete ? lead.phone : '',
  valuePaise: lead.valuePaise,
});

const worth = ({ valuePaise }: typeof leads.$inferSelect) =>
  valuePaise === null ? [] : [`worth ${formatInr(valuePaise)}`];

/** What a task asks that a rule has made; why is said first. */
const sayWhy = (taskId: string): TodayAct => ({
  label: 'Say why',
  did: 'Noted why',
  method: 'PATCH',
  path: `/lead-tasks/${taskId}`,
  body: { done: true },
  undo: null,
  asksWhyOf: taskId,
});

/** The answer of this call says how it is undone. */
const leadAct = (id: string, label: string, body: TodayAct['body'], did: string): TodayAct => ({
  label,
  did,
  method: 'PATCH',
  path: `/leads/${id}`,
  body,
  undo: null,
});
