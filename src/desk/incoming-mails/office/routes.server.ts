import { z } from '@hono/zod-openapi';
import { readUnreachable } from '#agency/incoming-mails/unreachable.ts';
import { ChatAnswer } from '#agency/whatsapp/chat-input.ts';
import { TimePage } from '#kit/rows/time-page.ts';
import { IdParam, pageOf, staffRoute } from '#kit/wire/staff-router.ts';
import { answerChat } from '../answer-chat.ts';
import { IncomingFilter, MailPlace } from '../incoming-input.ts';
import { getIncoming, listIncoming, openMailFile, placeMail, setMailHandled } from '../staff-mails.ts';
import { Incoming, IncomingRow, Unreachable } from './answers.ts';

export const staffIncomingRoutes = [
  staffRoute('incoming-mails:read', {
    method: 'get',
    path: '/incoming-mails',
    summary: 'Mails and WhatsApp messages that came in, newest first',
    query: IncomingFilter.extend(TimePage.shape),
    answer: ['A page', pageOf(IncomingRow)],
    handle: (ctx, { query }) => listIncoming(ctx, query),
  }),
  staffRoute('incoming-mails:read', {
    method: 'get',
    path: '/incoming-mails/{id}',
    summary: 'A mail that came in, and whose it may be',
    params: IdParam,
    answer: ['The mail', Incoming],
    handle: (ctx, { params }) => getIncoming(ctx, { mailId: params.id }),
  }),
  staffRoute('incoming-mails:read', {
    method: 'get',
    path: '/incoming-mails/{id}/files/{fileId}',
    summary: 'A file that came with a mail',
    params: IdParam.extend({ fileId: z.uuid() }),
    answer: ['The file', z.string().openapi({ format: 'binary' }), 'application/octet-stream'],
    handle: async (ctx, { params }, c) => {
      const { name, type, content } = await openMailFile(ctx, { mailId: params.id, fileId: params.fileId });
      return c.body(content.body, 200, {
        'Content-Type': type,
        'Content-Length': String(content.bytes),
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      });
    },
  }),
  staffRoute('incoming-mails:edit', {
    method: 'post',
    path: '/incoming-mails/{id}/place',
    summary: 'Say whose a mail is that answers nothing we know',
    params: IdParam,
    body: MailPlace,
    handle: (ctx, { params, body }) => placeMail(ctx, { mailId: params.id, ...body }),
  }),
  staffRoute('incoming-mails:edit', {
    method: 'post',
    path: '/incoming-mails/{id}/answer',
    summary: 'Answer a WhatsApp message where it came from',
    params: IdParam,
    body: ChatAnswer,
    errors: [409],
    handle: (ctx, { params, body }) => answerChat(ctx, { mailId: params.id, ...body }),
  }),
  staffRoute('incoming-mails:edit', {
    method: 'patch',
    path: '/incoming-mails/{id}',
    summary: 'Say that nothing more is to be done about a mail, or that something is',
    params: IdParam,
    body: z.strictObject({ handled: z.boolean() }),
    handle: (ctx, { params, body }) => setMailHandled(ctx, { mailId: params.id, ...body }),
  }),
  staffRoute('customers:read', {
    method: 'get',
    path: '/unreachable-addresses',
    summary: 'Whether mails to an address come back',
    query: z.object({ address: z.string().trim().min(1).max(254) }),
    answer: ['Since when and why, or null', Unreachable],
    handle: async (ctx, { query }) => ({ unreachable: await readUnreachable(ctx, query) }),
  }),
];
