import { z } from '@hono/zod-openapi';
import { RecurringFilter } from '../recurring-filter.ts';
import { RecurringInput } from '../recurring-input.ts';
import {
  createRecurring,
  getRecurring,
  listRecurring,
  moveRecurring,
  readRecurring,
  updateRecurring,
  type RecurringAct,
  type RecurringRow as Row,
} from '../recurring-invoices.ts';
import { Recurring, RecurringRow } from './answers.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { IdParam, pageOf, staffRoute } from '#kit/wire/staff-router.ts';

const saved = savedRecord<Row>({
  subject: 'recurring-invoice',
  editable: fieldsOf(RecurringInput),
  read: (ctx, recurringId) => readRecurring(ctx, { recurringId }),
});

const moved = (act: RecurringAct, summary: string) =>
  staffRoute('invoices:edit', {
    method: 'post',
    path: `/recurring-invoices/{id}/${act}`,
    summary,
    params: IdParam,
    errors: [409],
    handle: (ctx, { params }) => moveRecurring(ctx, { recurringId: params.id, act }),
  });

/** Invoices that come again and again. */
export const staffRecurringRoutes = [
  staffRoute('invoices:read', {
    method: 'get',
    path: '/recurring-invoices',
    summary: 'Invoices that come again, the latest first',
    query: RecurringFilter,
    answer: ['A page', pageOf(RecurringRow)],
    handle: (ctx, { query }) => listRecurring(ctx, query),
  }),
  staffRoute('invoices:edit', {
    method: 'post',
    path: '/recurring-invoices',
    summary: 'Set up an invoice that comes again',
    body: RecurringInput,
    status: 201,
    answer: ['Set up', z.object({ id: z.uuid() })],
    errors: [404],
    handle: (ctx, { body }) => createRecurring(ctx, body),
  }),
  staffRoute('invoices:read', {
    method: 'get',
    path: '/recurring-invoices/{id}',
    summary: 'One of them, with what was written so far',
    params: IdParam,
    answer: ['It', Recurring],
    handle: async (ctx, { params }) => saved.withEtag(await getRecurring(ctx, { recurringId: params.id })),
  }),
  staffRoute('invoices:edit', {
    method: 'put',
    path: '/recurring-invoices/{id}',
    summary: 'Replace what the next ones say; what was written stays',
    params: IdParam,
    ifMatch: true,
    body: RecurringInput,
    answer: ['It', Recurring],
    errors: [409],
    handle: async (ctx, { params: { id: recurringId }, ifMatch, body }) => {
      await saved.save(ctx, { id: recurringId, ifMatch, input: body }, (ctx) =>
        updateRecurring(ctx, { ...body, recurringId }),
      );
      return saved.withEtag(await getRecurring(ctx, { recurringId }));
    },
  }),
  moved('pause', 'Write none until it goes on'),
  moved('resume', 'Let it go on; what fell into the pause is not made up for'),
  moved('stop', 'Write none any more, for good'),
];
