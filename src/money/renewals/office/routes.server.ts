import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { listRenewals, RenewalFilter } from '../list-renewals.ts';
import { answer, createStaffRouter } from '#kit/wire/staff-router.ts';

const Row = z.looseObject({ id: z.string() }).openapi('StaffRenewal');

const list = createRoute({
  method: 'get',
  path: '/renewals',
  tags: ['Staff'],
  summary: 'What ended lately or ends soon, or all that one customer has bought for a time',
  request: { query: RenewalFilter },
  responses: { 200: answer('Plans and benefits', z.array(Row)), ...errorAnswers(401, 403, 422) },
});

export const staffRenewalRoutes = () =>
  createStaffRouter().openapi(list, async (c) => {
    const rows = await listRenewals(c.var.ctx, c.req.valid('query'));
    return c.json(JSON.parse(JSON.stringify(rows)) as z.infer<typeof Row>[], 200);
  });
