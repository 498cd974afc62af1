import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { getMessage } from '../get-message.ts';
import { listMessages } from '../list-messages.ts';
import { MessageFilter } from '../message-filter.ts';
import { messageStatuses } from '../message.ts';
import { retryMessage } from '../retry-message.ts';
import { TimePage } from '#kit/rows/time-page.ts';
import { answer, createStaffRouter, done, IdParam, When } from '#kit/wire/staff-router.ts';

const MessageRow = z
  .object({
    id: z.uuid(),
    channel: z.enum(['email', 'sms']),
    recipient: z.string(),
    subject: z.string(),
    leadId: z.uuid().nullable(),
    status: z.enum(messageStatuses),
    attempts: z.number().int(),
    lastError: z.string().nullable(),
    createdAt: When,
    sentAt: When.nullable(),
  })
  .openapi('StaffMessage');
const Message = MessageRow.extend({
  replyTo: z.string().nullable(),
  text: z.string(),
  html: z.string().nullable(),
  attachments: z.array(
    z.object({
      filename: z.string(),
      contentType: z.string(),
      content: z.string(),
      encoding: z.literal('base64').optional(),
    }),
  ),
}).openapi('StaffMessageDetail');

const tags = ['Staff'];
const list = createRoute({
  method: 'get',
  path: '/messages',
  tags,
  summary: 'Mails and SMS, newest first',
  request: { query: MessageFilter.extend(TimePage.shape) },
  responses: {
    200: answer('A page', z.object({ data: z.array(MessageRow), nextCursor: z.uuid().nullable() })),
    ...errorAnswers(401, 403, 422),
  },
});
const one = createRoute({
  method: 'get',
  path: '/messages/{id}',
  tags,
  summary: 'A mail or SMS with its text',
  request: { params: IdParam },
  responses: { 200: answer('The message', Message), ...errorAnswers(401, 403, 404) },
});
const retry = createRoute({
  method: 'post',
  path: '/messages/{id}/retry',
  tags,
  summary: 'Send a failed message again',
  request: { params: IdParam },
  responses: { 204: done, ...errorAnswers(401, 403, 409) },
});

export const staffMessageRoutes = () =>
  createStaffRouter()
    .openapi(list, async (c) => c.json(await listMessages(c.var.ctx, c.req.valid('query')), 200))
    .openapi(one, async (c) =>
      c.json(await getMessage(c.var.ctx, { messageId: c.req.valid('param').id }), 200),
    )
    .openapi(retry, async (c) => {
      await retryMessage(c.var.ctx, { messageId: c.req.valid('param').id });
      return c.body(null, 204);
    });
