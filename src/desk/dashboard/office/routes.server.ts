import { z } from '@hono/zod-openapi';
import { dashboardCsv } from '../dashboard-csv.ts';
import { Dashboard, DashboardSpan, spanBefore } from '../dashboard.ts';
import { readDashboard } from '../read-dashboard.ts';
import type { Ctx } from '#kit/context.ts';
import { sendCsv } from '#kit/wire/send-file.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';

const Compared = z.object({ now: Dashboard, before: Dashboard }).openapi('StaffDashboard');

const compare = async (ctx: Ctx, span: DashboardSpan) => {
  const [now, before] = await Promise.all([readDashboard(ctx, span), readDashboard(ctx, spanBefore(span))]);
  return { now, before };
};

export const staffDashboardRoutes = [
  staffRoute('dashboard:read', {
    method: 'get',
    path: '/dashboard',
    summary: 'How business went in some days, and in as many days before',
    description: 'Days are Indian days, both included. A part that the role may not see is null.',
    query: DashboardSpan,
    answer: ['The figures', Compared],
    handle: (ctx, { query }) => compare(ctx, query),
  }),
  staffRoute('dashboard:read', {
    method: 'get',
    path: '/dashboard/export.csv',
    summary: 'The same as CSV',
    query: DashboardSpan,
    answer: ['UTF-8 with BOM', z.string(), 'text/csv'],
    handle: async (ctx, { query }, c) => {
      const { now, before } = await compare(ctx, query);
      return sendCsv(c, 'dashboard.csv', `﻿${dashboardCsv(now, before)}`);
    },
  }),
];
