import { z } from '@hono/zod-openapi';
import { listRenewals, RenewalFilter } from '../list-renewals.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';
import { Renewal } from './answers.ts';

export const staffRenewalRoutes = [
  staffRoute('renewals:read', {
    method: 'get',
    path: '/renewals',
    summary: 'What ended lately or ends soon, or all that one customer has bought for a time',
    query: RenewalFilter,
    answer: ['Plans and benefits', z.array(Renewal)],
    handle: (ctx, { query }) => listRenewals(ctx, query),
  }),
];
