import { and, count, desc, eq, isNotNull, ne, notInArray, sql, sum } from 'drizzle-orm';
import { bookings } from '#sales/bookings/table.server.ts';
import { leads } from '#sales/leads/table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import { visitEvents } from '#content/visits/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { filterLeads } from '#sales/leads/filter-leads.ts';
import { stateNow } from '#sales/quotations/find-quotation.ts';
import type { Dashboard, DashboardSpan } from './dashboard.ts';
import { countIf, dayOf, during, everyDay } from '#desk/statistics/days.ts';

/** So many sources are named. */
const maxSources = 12;

const genuineLeads = (ctx: Ctx, span: DashboardSpan) =>
  and(filterLeads(span, ctx.now()), notInArray(leads.status, ['suspected', 'junk']));

export async function readLeadFigures(ctx: Ctx, span: DashboardSpan): Promise<Dashboard['leads']> {
  const genuine = genuineLeads(ctx, span);
  const waited = sql`extract(epoch from ${leads.firstContactAt} - ${leads.createdAt}) / 60`;
  const [[figures], bySource, byDay] = await Promise.all([
    ctx.db
      .select({
        received: count(),
        answered: countIf(isNotNull(leads.firstContactAt)),
        // Who books has an appointment at once: no work of ours to be timed.
        medianMinutes: sql<
          number | null
        >`percentile_cont(0.5) within group (order by ${waited}) filter (where ${ne(leads.form, 'consultation')})`,
        won: countIf(eq(leads.status, 'won')),
      })
      .from(leads)
      .where(genuine),
    ctx.db
      .select({ source: leads.source, count: count() })
      .from(leads)
      .where(genuine)
      .groupBy(leads.source)
      .orderBy(desc(count()), leads.source)
      .limit(maxSources),
    ctx.db
      .select({ day: dayOf(leads.createdAt).as('day'), count: count() })
      .from(leads)
      .where(genuine)
      .groupBy(sql`day`),
  ]);
  const { received = 0, answered = 0, medianMinutes = null, won = 0 } = figures ?? {};
  return {
    received,
    answered,
    medianMinutes: medianMinutes === null ? null : Number(medianMinutes),
    won,
    bySource,
    byDay: everyDay(span, byDay, { count: 0 }),
  };
}

export async function readFunnel(ctx: Ctx, span: DashboardSpan): Promise<Dashboard['funnel']> {
  const [[site], received, booked, orders] = await Promise.all([
    ctx.db
      .select({
        visits: countIf(and(eq(visitEvents.kind, 'page_view'), visitEvents.entry)),
        formsBegun: countIf(eq(visitEvents.kind, 'form_start')),
      })
      .from(visitEvents)
      .where(during(visitEvents.at, span)),
    ctx.db.$count(leads, genuineLeads(ctx, span)),
    ctx.db.$count(bookings, during(bookings.createdAt, span)),
    ctx.db.$count(paymentTransactions, during(paymentTransactions.paidAt, span)),
  ]);
  return {
    visits: site?.visits ?? 0,
    formsBegun: site?.formsBegun ?? 0,
    leads: received,
    bookings: booked,
    orders,
  };
}

export async function readBookingCounts(ctx: Ctx, span: DashboardSpan): Promise<Dashboard['bookings']> {
  const { status } = bookings;
  const [counts] = await ctx.db
    .select({
      confirmed: countIf(eq(status, 'confirmed')),
      held: countIf(eq(status, 'held')),
      noShow: countIf(eq(status, 'no-show')),
      cancelled: countIf(eq(status, 'cancelled')),
    })
    .from(bookings)
    .where(during(bookings.startsAt, span));
  return counts ?? null;
}

export async function readQuotationStates(ctx: Ctx, span: DashboardSpan): Promise<Dashboard['quotations']> {
  return ctx.db
    .select({
      state: stateNow.as('state'),
      count: count(),
      totalPaise: sum(quotations.totalPaise).mapWith(Number),
    })
    .from(quotations)
    .where(and(during(quotations.createdAt, span), ne(quotations.status, 'superseded')))
    .groupBy(sql`state`)
    .orderBy(desc(count()), sql`state`);
}
