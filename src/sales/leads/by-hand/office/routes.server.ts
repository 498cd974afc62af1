import { z } from '@hono/zod-openapi';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';
import { addLead } from '../add-lead.ts';
import { addTouch } from '../add-touch.ts';
import { findPerson, PersonQuery } from '../find-person.ts';
import { NewLead, NewTouch } from '../new-lead.ts';
import { Person } from './answers.ts';

export const staffLeadByHandRoutes = [
  staffRoute('leads:read', {
    method: 'get',
    path: '/lead-people',
    summary: 'Who a number might belong to while it is typed',
    query: PersonQuery,
    answer: ['Leads and customers, the newest first', Person],
    handle: (ctx, { query }) => findPerson(ctx, query),
  }),
  staffRoute('leads:edit', {
    method: 'post',
    path: '/leads',
    summary: 'File somebody who called or walked in',
    body: NewLead,
    status: 201,
    answer: ['Filed', z.object({ id: z.uuid() })],
    errors: [409],
    handle: (ctx, { body }) => addLead(ctx, body),
  }),
  staffRoute('leads:edit', {
    method: 'post',
    path: '/leads/{id}/touches',
    summary: 'Note that somebody reached us once more',
    params: IdParam,
    body: NewTouch,
    handle: (ctx, { params, body }) => addTouch(ctx, { ...body, leadId: params.id }),
  }),
];
