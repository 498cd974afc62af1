import { and, count, desc, eq, isNotNull, ne, notInArray, sql, sum } from 'drizzle-orm';
import { seenBookings } from '#sales/bookings/seen-bookings.ts';
import { seenQuotations } from '#sales/quotations/seen-quotations.ts';
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

export const genuineLeads = (ctx: Ctx, span: DashboardSpan) =>
  and(filterLeads(ctx, span), notInArray(leads.status, ['suspected', 'junk']));

/** The leads of these days are read twice, by day and source, and for the middle one of all waits. */
export async function readLeadFigures(
  ctx: Ctx,
  span: DashboardSpan,
): Promise<NonNullable<Dashboard['leads']>> {
  const genuine = genuineLeads(ctx, span);
  const waited = sql`extract(epoch from ${leads.firstContactAt} - ${leads.createdAt}) / 60`;
  const [rows, [wait]] = await Promise.all([
    ctx.db
      .select({
        source: leads.source,
        day: dayOf(leads.createdAt).as('day'),
        count: count(),
        answered: countIf(isNotNull(leads.firstContactAt)),
        won: countIf(eq(leads.status, 'won')),
      })
      .from(leads)
      .where(genuine)
      .groupBy(leads.source, sql`day`),
    ctx.db
      .select({
        medianMinutes: sql<number | null>`percentile_cont(0.5) within group (order by ${waited})`,
      })
      .from(leads)
      // Who books has an appointment at once: no work of ours to be timed.
      .where(and(genuine, isNotNull(leads.firstContactAt), ne(leads.form, 'consultation'))),
  ]);
  const medianMinutes = wait?.medianMinutes ?? null;
  return {
    received: sumOf(rows, 'count'),
    answered: sumOf(rows, 'answered'),
    medianMinutes: medianMinutes === null ? null : Number(medianMinutes),
    won: sumOf(rows, 'won'),
    bySource: [...Map.groupBy(rows, ({ source }) => source)]
      .map(([source, of]) => ({ source, count: sumOf(of, 'count') }))
      .toSorted((a, b) => b.count - a.count || (a.source < b.source ? -1 : 1))
      .slice(0, maxSources),
    byDay: everyDay(
      span,
      [...Map.groupBy(rows, ({ day }) => day)].map(([day, of]) => ({ day, count: sumOf(of, 'count') })),
      { count: 0 },
    ),
  };
}

const sumOf = <Key extends string>(rows: Record<Key, number>[], key: Key) =>
  rows.reduce((all, row) => all + row[key], 0);

/** @param figures of the same days, where they are read anyway: they tell how many leads came */
export async function readFunnel(
  ctx: Ctx,
  span: DashboardSpan,
  figures: Promise<{ received: number }> | null,
): Promise<Dashboard['funnel']> {
  const [[site], received, booked, orders] = await Promise.all([
    ctx.db
      .select({
        visits: countIf(and(eq(visitEvents.kind, 'page_view'), visitEvents.entry)),
        formsBegun: countIf(eq(visitEvents.kind, 'form_start')),
      })
      .from(visitEvents)
      .where(during(visitEvents.at, span)),
    figures?.then(({ received }) => received) ?? ctx.db.$count(leads, genuineLeads(ctx, span)),
    ctx.db.$count(bookings, and(during(bookings.createdAt, span), ne(bookings.status, 'offered'))),
    // What pays an invoice is no order, as among the figures of money.
    ctx.db.$count(
      paymentTransactions,
      and(ne(paymentTransactions.purpose, 'invoice'), during(paymentTransactions.paidAt, span)),
    ),
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
    .where(and(during(bookings.startsAt, span), seenBookings(ctx)));
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
    .where(and(during(quotations.createdAt, span), ne(quotations.status, 'superseded'), seenQuotations(ctx)))
    .groupBy(sql`state`)
    .orderBy(desc(count()), sql`state`);
}
