import { z } from '@hono/zod-openapi';
import { HoursInput } from '../hours-input.ts';
import { dropHours, noteHours } from '../hours.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';

export const staffProjectHoursRoutes = [
  staffRoute('projects:edit', {
    method: 'post',
    path: '/projects/{id}/hours',
    summary: 'Note what one has worked on a step; its customer never reads it',
    params: IdParam,
    body: HoursInput,
    handle: (ctx, { params, body }) => noteHours(ctx, { ...body, projectId: params.id }),
  }),
  staffRoute('projects:edit', {
    method: 'delete',
    path: '/projects/{id}/hours/{hoursId}',
    summary: 'Take out what was noted by mistake',
    params: IdParam.extend({ hoursId: z.uuid() }),
    handle: (ctx, { params: { id: projectId, hoursId } }) => dropHours(ctx, { projectId, hoursId }),
  }),
];
