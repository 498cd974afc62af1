import { z } from '@hono/zod-openapi';
import { listRenewals, RenewalFilter } from '../list-renewals.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';

const Row = z.looseObject({ id: z.string() }).openapi('StaffRenewal');

export const staffRenewalRoutes = [
  staffRoute('renewals:read', {
    method: 'get',
    path: '/renewals',
    summary: 'What ended lately or ends soon, or all that one customer has bought for a time',
    query: RenewalFilter,
    answer: ['Plans and benefits', z.array(Row)],
    handle: (ctx, { query }) => listRenewals(ctx, query),
  }),
];
