import { and, eq, isNull, lt, not, notExists, sql } from 'drizzle-orm';
import { ofNobody } from '#agency/staff/of-nobody.ts';
import type { readColleagues } from '#agency/staff/read-colleagues.ts';
import { may, type Ctx } from '#kit/context.ts';
import { addDays, clockInIndia, dateInIndia, formatTime, momentInIndia } from '#kit/india/india-date.ts';
import { roleMay } from '#kit/permissions.ts';
import { showPath } from '#kit/screen-paths.ts';
import { meetingLabel } from '#sales/bookings/booking.ts';
import { readBookings } from '#sales/bookings/list-bookings.ts';
import { videoLinkOf } from '#sales/bookings/video-link.ts';
import { seenLeads } from '#sales/leads/seen-leads.ts';
import { leads } from '#sales/leads/table.server.ts';
import { listTasks } from '#sales/leads/tasks/list-tasks.ts';
import { leadTasks } from '#sales/leads/tasks/table.server.ts';
import type { Desk } from '../desk.ts';
import { leadsWhere } from '../imported-today.ts';
import { ofAnyDesk } from '../of-desk.ts';
import { dueFollowUps, newLeads, toDo, waitingQuotations } from '../sales-today.ts';
import { readSnoozes } from '../snooze.ts';
import { oneMore, type TodayItem } from '../today-item.ts';
import type { AgendaLine, AgendaPart } from './agenda.ts';

/** Offers that end within so many days are worth a word today. */
const quotationDays = 3;
const aPage = { perPage: 200, offset: 0 };

type Colleagues = Awaited<ReturnType<typeof readColleagues>>;
type Mine = {
  ctx: Ctx;
  desk: Desk;
  tomorrow: Date;
  isAwake: (item: Pick<TodayItem, 'id' | 'at'>) => boolean;
};

/**
 * What somebody's day holds: what is theirs and, as on Today, nobody's, of what they work on; nothing that they have put
 * off beyond it. Empty where there is nothing.
 */
export async function readAgenda(
  asked: Ctx,
  { person, colleagues }: { person: Colleagues[number]; colleagues: Colleagues },
): Promise<AgendaPart[]> {
  const ctx: Ctx = { ...asked, actor: { kind: 'staff', ...person } };
  const now = ctx.now();
  const tomorrow = momentInIndia(addDays(dateInIndia(now), 1), '00:00');
  const snoozes = await readSnoozes(ctx, person.id);
  const mine: Mine = {
    ctx,
    tomorrow,
    desk: {
      now,
      leadsOf: person.id,
      seen: seenLeads(ctx),
      limit: oneMore + snoozes.count,
      may: (permission) => may(ctx.actor, permission),
    },
    isAwake: (item) => {
      const until = snoozes.untilOf(item);
      return until === null || new Date(until) < tomorrow;
    },
  };
  const parts = await Promise.all([
    consultations(mine, colleagues),
    followUps(mine),
    enquiries(mine),
    quotations(mine),
  ]);
  return parts.filter(({ lines }) => lines.length > 0);
}

async function consultations({ ctx, desk }: Mine, colleagues: Colleagues): Promise<AgendaPart> {
  const hosts = new Set(colleagues.filter(({ role }) => roleMay(role, 'bookings:edit')).map(({ id }) => id));
  const day = dateInIndia(desk.now);
  const found = desk.may('bookings:edit')
    ? await readBookings(ctx, { from: day, until: day, status: 'confirmed', ...aPage })
    : [];
  const theirs = found.filter(
    ({ hostId, endsAt }) => endsAt > desk.now && (hostId === desk.leadsOf || !hosts.has(hostId ?? '')),
  );
  return {
    heading: 'Consultations',
    counted: ['consultation', 'consultations'],
    path: '/bookings',
    lines: await Promise.all(
      theirs.map(async (booking) => ({
        at: formatTime(clockInIndia(booking.startsAt)),
        who: booking.name,
        about: [
          meetingLabel(booking, 'staff'),
          booking.place === 'client' ? booking.clientAddress : '',
          booking.hostId === desk.leadsOf ? '' : 'nobody holds it yet',
        ]
          .filter(Boolean)
          .join(', '),
        phone: booking.phone,
        path: showPath('bookings', booking.id),
        video: await videoLinkOf(ctx, booking),
      })),
    ),
  };
}

/** Their tasks, and follow-ups of their leads that are no working colleague's task. */
async function followUps({ ctx, desk, tomorrow, isAwake }: Mine): Promise<AgendaPart> {
  const tasks = desk.may('leads:read')
    ? (await listTasks(ctx, { whose: 'mine', state: 'open', ...aPage })).data
    : [];
  const { leadId, doneAt, dueAt, assignedTo } = leadTasks;
  const taken = not(ofNobody(assignedTo, 'leads:edit') ?? sql`false`);
  const isSomebodys = ctx.db
    .select({ leadId })
    .from(leadTasks)
    .where(and(eq(leadId, leads.id), isNull(doneAt), lt(dueAt, tomorrow), taken));
  const ofLeads = desk.may('leads:edit') ? await dueFollowUps(ctx, desk, notExists(isSomebodys)) : [];
  const ofTasks = tasks
    .filter((task) => task.dueAt < tomorrow)
    // Today shows a lead by the first of its tasks, and that is what is put off there.
    .filter((task) => isAwake({ id: `follow-up:${task.leadId}`, at: task.dueAt.toISOString() }))
    .map((task) => ({
      who: task.leadName || 'No name',
      about: toDo(task.title, task.dueAt, desk.now),
      phone: task.phoneComplete ? task.phone : '',
      path: showPath('leads', task.leadId),
    }));
  return {
    heading: 'To follow up',
    counted: ['follow-up', 'follow-ups'],
    path: '/lead-tasks',
    lines: [...ofTasks, ...ofLeads.filter(isAwake).map(lineOf)],
  };
}

async function enquiries({ ctx, desk, isAwake }: Mine): Promise<AgendaPart> {
  const found = desk.may('leads:edit') ? await newLeads(ctx, desk) : [];
  return {
    heading: 'New enquiries, yours and nobody’s',
    counted: ['new enquiry', 'new enquiries'],
    path: leadsWhere({ view: 'new' }),
    lines: found.filter(isAwake).map(lineOf),
  };
}

async function quotations({ ctx, desk, isAwake }: Mine): Promise<AgendaPart> {
  const found = desk.may('quotations:edit')
    ? await waitingQuotations(ctx, desk, { days: quotationDays, only: ofAnyDesk(desk) })
    : [];
  return {
    heading: 'Quotations',
    counted: ['quotation', 'quotations'],
    path: '/quotations',
    lines: found.filter(isAwake).map(lineOf),
  };
}

const lineOf = ({ who, reason, phone, path }: TodayItem): AgendaLine => ({ who, about: reason, phone, path });
