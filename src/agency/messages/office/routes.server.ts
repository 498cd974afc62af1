import { z } from '@hono/zod-openapi';
import { getMessage } from '../get-message.ts';
import { listMessages } from '../list-messages.ts';
import { MessageFilter } from '../message-filter.ts';
import { messageStatuses } from '../message.ts';
import { retryMessage } from '../retry-message.ts';
import { TimePage } from '#kit/rows/time-page.ts';
import { IdParam, pageOf, staffRoute, When } from '#kit/wire/staff-router.ts';

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

export const staffMessageRoutes = [
  staffRoute('messages:read', {
    method: 'get',
    path: '/messages',
    summary: 'Mails and SMS, newest first',
    query: MessageFilter.extend(TimePage.shape),
    answer: ['A page', pageOf(MessageRow)],
    handle: (ctx, { query }) => listMessages(ctx, query),
  }),
  staffRoute('messages:read', {
    method: 'get',
    path: '/messages/{id}',
    summary: 'A mail or SMS with its text',
    params: IdParam,
    answer: ['The message', Message],
    handle: (ctx, { params }) => getMessage(ctx, { messageId: params.id }),
  }),
  staffRoute('messages:retry', {
    method: 'post',
    path: '/messages/{id}/retry',
    summary: 'Send a failed message again',
    params: IdParam,
    errors: [409],
    handle: (ctx, { params }) => retryMessage(ctx, { messageId: params.id }),
  }),
];
