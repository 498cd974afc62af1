import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { HelpFilter, HelpReply } from '../help-input.ts';
import { helpStatuses } from '../help-request.ts';
import { getHelpRequest, listHelpRequests, replyToHelp, setHelpStatus } from '../staff-help.ts';
import { TimePage } from '#kit/rows/time-page.ts';
import { answer, body, createStaffRouter, done, IdParam, When } from '#kit/wire/staff-router.ts';

const HelpRow = z
  .object({
    id: z.uuid(),
    name: z.string(),
    status: z.enum(helpStatuses),
    createdAt: When,
    updatedAt: When,
    customerId: z.uuid(),
    customerCode: z.string(),
    customerName: z.string(),
    customerEmail: z.string(),
    customerPhone: z.string(),
  })
  .openapi('StaffHelpRequest');
const Thread = HelpRow.extend({
  messages: z.array(z.object({ id: z.uuid(), at: When, staffName: z.string().nullable(), text: z.string() })),
});

const tags = ['Staff'];
const list = createRoute({
  method: 'get',
  path: '/help-requests',
  tags,
  summary: "Customers' calls for help, newest first",
  request: { query: HelpFilter.extend(TimePage.shape) },
  responses: {
    200: answer('A page', z.object({ data: z.array(HelpRow), nextCursor: z.uuid().nullable() })),
    ...errorAnswers(401, 403, 422),
  },
});
const one = createRoute({
  method: 'get',
  path: '/help-requests/{id}',
  tags,
  summary: 'A call for help with its thread',
  request: { params: IdParam },
  responses: { 200: answer('The thread', Thread), ...errorAnswers(401, 403, 404) },
});
const reply = createRoute({
  method: 'post',
  path: '/help-requests/{id}/replies',
  tags,
  summary: 'Answer; the customer gets it by mail',
  request: { params: IdParam, body: body(HelpReply) },
  responses: { 204: done, ...errorAnswers(401, 403, 404, 422) },
});
const status = createRoute({
  method: 'patch',
  path: '/help-requests/{id}',
  tags,
  summary: 'Change the state of a call for help',
  request: { params: IdParam, body: body(z.strictObject({ status: z.enum(helpStatuses) })) },
  responses: { 204: done, ...errorAnswers(401, 403, 404, 422) },
});

export const staffHelpRoutes = () =>
  createStaffRouter()
    .openapi(list, async (c) => c.json(await listHelpRequests(c.var.ctx, c.req.valid('query')), 200))
    .openapi(one, async (c) =>
      c.json(await getHelpRequest(c.var.ctx, { requestId: c.req.valid('param').id }), 200),
    )
    .openapi(reply, async (c) => {
      await replyToHelp(c.var.ctx, { requestId: c.req.valid('param').id, ...c.req.valid('json') });
      return c.body(null, 204);
    })
    .openapi(status, async (c) => {
      await setHelpStatus(c.var.ctx, { requestId: c.req.valid('param').id, ...c.req.valid('json') });
      return c.body(null, 204);
    });
