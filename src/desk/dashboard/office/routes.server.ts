import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { dashboardCsv } from '../dashboard-csv.ts';
import { Dashboard, DashboardSpan, spanBefore } from '../dashboard.ts';
import { readDashboard } from '../read-dashboard.ts';
import { answer, createStaffRouter } from '#kit/wire/staff-router.ts';

const Compared = z.object({ now: Dashboard, before: Dashboard }).openapi('StaffDashboard');
const request = { query: DashboardSpan };
const refusals = errorAnswers(401, 403, 422);

const read = createRoute({
  method: 'get',
  path: '/dashboard',
  tags: ['Staff'],
  summary: 'How business went in some days, and in as many days before',
  description: 'Days are Indian days, both included. A part that the role may not see is null.',
  request,
  responses: { 200: answer('The figures', Compared), ...refusals },
});
const download = createRoute({
  method: 'get',
  path: '/dashboard/export.csv',
  tags: ['Staff'],
  summary: 'The same as CSV',
  request,
  responses: {
    200: { description: 'UTF-8 with BOM', content: { 'text/csv': { schema: z.string() } } },
    ...refusals,
  },
});

export const staffDashboardRoutes = () => {
  const compare = async (ctx: Parameters<typeof readDashboard>[0], span: DashboardSpan) => {
    const [now, before] = await Promise.all([readDashboard(ctx, span), readDashboard(ctx, spanBefore(span))]);
    return { now, before };
  };
  return createStaffRouter()
    .openapi(read, async (c) => c.json(await compare(c.var.ctx, c.req.valid('query')), 200))
    .openapi(download, async (c) => {
      const { now, before } = await compare(c.var.ctx, c.req.valid('query'));
      return c.body(`﻿${dashboardCsv(now, before)}`, 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="dashboard.csv"',
      });
    });
};
