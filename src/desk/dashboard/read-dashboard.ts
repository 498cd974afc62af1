import { allow, may, type Ctx } from '#kit/context.ts';
import type { Dashboard, DashboardSpan } from './dashboard.ts';
import { readMoney, readRenewals } from './read-money.ts';
import { readBookingCounts, readFunnel, readLeadFigures, readQuotationStates } from './read-sales.ts';

/** How business went in these days, as far as whoever asks may see it. */
export async function readDashboard(ctx: Ctx, span: DashboardSpan): Promise<Dashboard> {
  const me = allow(ctx.actor, 'dashboard:read');
  const figures = may(me, 'leads:read') ? readLeadFigures(ctx, span) : null;
  const [leads, funnel, bookings, money, renewals, quotations] = await Promise.all([
    figures,
    may(me, 'statistics:read') ? readFunnel(ctx, span, figures) : null,
    may(me, 'bookings:read') ? readBookingCounts(ctx, span) : null,
    may(me, 'payments:read') ? readMoney(ctx, span) : null,
    may(me, 'renewals:read') ? readRenewals(ctx, span) : null,
    may(me, 'quotations:read') ? readQuotationStates(ctx, span) : null,
  ]);
  return { leads, funnel, bookings, money, renewals, quotations };
}
