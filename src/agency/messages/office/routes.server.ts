import { getMessage } from '../get-message.ts';
import { listMessages } from '../list-messages.ts';
import { MessageFilter } from '../message-filter.ts';
import { retryMessage } from '../retry-message.ts';
import { TimePage } from '#kit/rows/time-page.ts';
import { IdParam, pageOf, staffRoute } from '#kit/wire/staff-router.ts';
import { MessageRow, Message } from './answers.ts';

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
