import { z } from '@hono/zod-openapi';
import { admissionStatuses } from '../admission.ts';
import {
  AdmissionFilter,
  getAdmission,
  listAdmissions,
  noteOnAdmission,
  setAdmissionStatus,
} from '../staff-admissions.ts';
import { TimePage } from '#kit/rows/time-page.ts';
import { IdParam, pageOf, staffRoute } from '#kit/wire/staff-router.ts';
import { Admission, AdmissionRow } from './answers.ts';

const note = z.string().trim().max(2_000, 'Use at most 2,000 characters');

export const staffAdmissionRoutes = [
  staffRoute('admissions:read', {
    method: 'get',
    path: '/admissions',
    summary: 'Admissions, newest first',
    query: AdmissionFilter.extend(TimePage.shape),
    answer: ['A page', pageOf(AdmissionRow)],
    handle: (ctx, { query }) => listAdmissions(ctx, query),
  }),
  staffRoute('admissions:read', {
    method: 'get',
    path: '/admissions/{id}',
    summary: 'An admission with its payments and what staff did',
    params: IdParam,
    answer: ['The admission', Admission],
    handle: (ctx, { params }) => getAdmission(ctx, params),
  }),
  staffRoute('admissions:edit', {
    method: 'patch',
    path: '/admissions/{id}',
    summary: 'Change the state of an admission',
    params: IdParam,
    body: z.strictObject({ status: z.enum(admissionStatuses), note: note.default('') }),
    errors: [409],
    handle: (ctx, { params, body }) => setAdmissionStatus(ctx, { ...params, ...body }),
  }),
  staffRoute('admissions:edit', {
    method: 'post',
    path: '/admissions/{id}/notes',
    summary: 'Write down what colleagues should know',
    params: IdParam,
    body: z.strictObject({ note: note.min(1, 'Write a note') }),
    handle: (ctx, { params, body }) => noteOnAdmission(ctx, { ...params, ...body }),
  }),
];
