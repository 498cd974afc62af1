import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { admissionStatuses } from '../admission.ts';
import {
  AdmissionFilter,
  getAdmission,
  listAdmissions,
  noteOnAdmission,
  setAdmissionStatus,
} from '../staff-admissions.ts';
import { TimePage } from '#kit/rows/time-page.ts';
import { answer, body, createStaffRouter, done, IdParam } from '#kit/wire/staff-router.ts';

const Row = z.looseObject({ id: z.uuid(), status: z.enum(admissionStatuses) });
const note = z.string().trim().max(2_000, 'Use at most 2,000 characters');

const tags = ['Staff'];
const list = createRoute({
  method: 'get',
  path: '/admissions',
  tags,
  summary: 'Admissions, newest first',
  request: { query: AdmissionFilter.extend(TimePage.shape) },
  responses: {
    200: answer('A page', z.object({ data: z.array(Row), nextCursor: z.uuid().nullable() })),
    ...errorAnswers(401, 403, 422),
  },
});
const one = createRoute({
  method: 'get',
  path: '/admissions/{id}',
  tags,
  summary: 'An admission with its payments and what staff did',
  request: { params: IdParam },
  responses: { 200: answer('The admission', Row), ...errorAnswers(401, 403, 404) },
});
const status = createRoute({
  method: 'patch',
  path: '/admissions/{id}',
  tags,
  summary: 'Change the state of an admission',
  request: {
    params: IdParam,
    body: body(z.strictObject({ status: z.enum(admissionStatuses), note: note.default('') })),
  },
  responses: { 204: done, ...errorAnswers(401, 403, 404, 409, 422) },
});
const noted = createRoute({
  method: 'post',
  path: '/admissions/{id}/notes',
  tags,
  summary: 'Write down what colleagues should know',
  request: { params: IdParam, body: body(z.strictObject({ note: note.min(1, 'Write a note') })) },
  responses: { 204: done, ...errorAnswers(401, 403, 404, 422) },
});

export const staffAdmissionRoutes = () =>
  createStaffRouter()
    .openapi(list, async (c) => c.json(await listAdmissions(c.var.ctx, c.req.valid('query')), 200))
    .openapi(one, async (c) => c.json(await getAdmission(c.var.ctx, c.req.valid('param')), 200))
    .openapi(status, async (c) => {
      await setAdmissionStatus(c.var.ctx, { ...c.req.valid('param'), ...c.req.valid('json') });
      return c.body(null, 204);
    })
    .openapi(noted, async (c) => {
      await noteOnAdmission(c.var.ctx, { ...c.req.valid('param'), ...c.req.valid('json') });
      return c.body(null, 204);
    });
