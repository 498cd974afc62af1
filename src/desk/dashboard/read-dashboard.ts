import { allow, type Ctx } from '#kit/context.ts';
import { roleMay } from '#kit/permissions.ts';
import type { Dashboard, DashboardSpan } from './dashboard.ts';
import { readMoney, readRenewals } from './read-money.ts';
import { readBookingCounts, readFunnel, readLeadFigures, readQuotationStates } from './read-sales.ts';

/** How business went in these days, as far as whoever asks may see it. */
export async function readDashboard(ctx: Ctx, span: DashboardSpan): Promise<Dashboard> {
  const { role } = allow(ctx.actor, 'dashboard:read');
  const figures = roleMay(role, 'leads:read') ? readLeadFigures(ctx, span) : null;
  const [leads, funnel, bookings, money, renewals, quotations] = await Promise.all([
    figures,
    roleMay(role, 'statistics:read') ? readFunnel(ctx, span, figures) : null,
    roleMay(role, 'bookings:read') ? readBookingCounts(ctx, span) : null,
    roleMay(role, 'payments:read') ? readMoney(ctx, span) : null,
    roleMay(role, 'renewals:read') ? readRenewals(ctx, span) : null,
    roleMay(role, 'quotations:read') ? readQuotationStates(ctx, span) : null,
  ]);
  return { leads, funnel, bookings, money, renewals, quotations };
}
