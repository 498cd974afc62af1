import { z } from '@hono/zod-openapi';
import { changeProject, moveProject, ProjectChange, promiseStep, StepMove } from '../change-project.ts';
import { stepCount } from '../project.ts';
import { getProject, listProjects, ProjectFilter } from '../staff-projects.ts';
import { TimePage } from '#kit/rows/time-page.ts';
import { IdParam, pageOf, staffRoute } from '#kit/wire/staff-router.ts';
import { Project, ProjectRow } from './answers.ts';

export const staffProjectRoutes = [
  staffRoute('projects:read', {
    method: 'get',
    path: '/projects',
    summary: 'What was sold and is being made, the latest first',
    query: ProjectFilter.extend(TimePage.shape),
    answer: ['A page', pageOf(ProjectRow)],
    handle: (ctx, { query }) => listProjects(ctx, query),
  }),
  staffRoute('projects:read', {
    method: 'get',
    path: '/projects/{id}',
    summary: 'A project with its steps',
    params: IdParam,
    answer: ['The project', Project],
    handle: (ctx, { params }) => getProject(ctx, { projectId: params.id }),
  }),
  staffRoute('projects:edit', {
    method: 'patch',
    path: '/projects/{id}',
    summary: 'Say who works on it, what its customer owes us, or that it is stopped',
    params: IdParam,
    body: ProjectChange,
    errors: [409],
    handle: (ctx, { params, body }) => changeProject(ctx, { ...body, projectId: params.id }),
  }),
  staffRoute('projects:edit', {
    method: 'post',
    path: '/projects/{id}/step',
    summary: 'Go on to another step, or back to one; null: all are done',
    params: IdParam,
    body: StepMove,
    errors: [409],
    handle: (ctx, { params, body }) => moveProject(ctx, { ...body, projectId: params.id }),
  }),
  staffRoute('projects:edit', {
    method: 'patch',
    path: '/projects/{id}/steps/{position}',
    summary: 'Promise another day for a step',
    params: IdParam.extend({ position: z.coerce.number().int().min(1).max(stepCount) }),
    body: z.strictObject({ dueOn: z.iso.date(/*staff*/ 'Enter a day') }),
    handle: (ctx, { params: { id: projectId, position }, body }) =>
      promiseStep(ctx, { projectId, position, ...body }),
  }),
];
