import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { approveRefund, RefundApproval, RefundRefusal, refuseRefund } from '../decide-refund.ts';
import { getRefundRequest, listRefundRequests, RefundRequestFilter } from '../staff-refund-requests.ts';
import { answer, body, createStaffRouter, done, IdParam } from '#kit/wire/staff-router.ts';

const Row = z.looseObject({ id: z.uuid() }).openapi('StaffRefundRequest');
const Page = z.object({ data: z.array(Row), total: z.number().int(), nextCursor: z.null() });

const tags = ['Staff'];
const list = createRoute({
  method: 'get',
  path: '/refund-requests',
  tags,
  summary: 'Customers who want their money back; of those who wait, the one with the least time first',
  request: { query: RefundRequestFilter },
  responses: { 200: answer('A page', Page), ...errorAnswers(401, 403, 422) },
});
const one = createRoute({
  method: 'get',
  path: '/refund-requests/{id}',
  tags,
  summary: 'One request with its clock',
  request: { params: IdParam },
  responses: { 200: answer('The request', Row), ...errorAnswers(401, 403, 404) },
});
const approve = createRoute({
  method: 'post',
  path: '/refund-requests/{id}/approve',
  tags,
  summary: 'Give all or a part of the money back',
  request: { params: IdParam, body: body(RefundApproval) },
  responses: { 204: done, ...errorAnswers(401, 403, 404, 409, 422) },
});
const refuse = createRoute({
  method: 'post',
  path: '/refund-requests/{id}/refuse',
  tags,
  summary: 'Refuse, and say why',
  request: { params: IdParam, body: body(RefundRefusal) },
  responses: { 204: done, ...errorAnswers(401, 403, 404, 409, 422) },
});

/** Moments go over the wire as text, amounts as whole paise. */
const plain = <T>(value: T) => JSON.parse(JSON.stringify(value)) as z.infer<typeof Row>;

export const staffRefundRequestRoutes = () =>
  createStaffRouter()
    .openapi(list, async (c) => {
      const page = await listRefundRequests(c.var.ctx, c.req.valid('query'));
      return c.json({ ...page, data: page.data.map(plain) }, 200);
    })
    .openapi(one, async (c) =>
      c.json(plain(await getRefundRequest(c.var.ctx, { requestId: c.req.valid('param').id })), 200),
    )
    .openapi(approve, async (c) => {
      await approveRefund(c.var.ctx, { requestId: c.req.valid('param').id, ...c.req.valid('json') });
      return c.body(null, 204);
    })
    .openapi(refuse, async (c) => {
      await refuseRefund(c.var.ctx, { requestId: c.req.valid('param').id, ...c.req.valid('json') });
      return c.body(null, 204);
    });
