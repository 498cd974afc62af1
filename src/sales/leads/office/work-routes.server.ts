import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { findDuplicates } from '../merging/find-duplicates.ts';
import { mergeLeads } from '../merging/merge-leads.ts';
import { undoLeadMerge } from '../merging/undo-lead-merge.ts';
import { addTask } from '../tasks/add-task.ts';
import { changeTask } from '../tasks/change-task.ts';
import { TaskChange, TaskInput, TaskPage } from '../tasks/lead-task.ts';
import { listTasks } from '../tasks/list-tasks.ts';
import { EventIds, LeadRow, Task } from './schemas.server.ts';
import { answer, body, createStaffRouter, done, IdParam } from '#kit/wire/staff-router.ts';

const tags = ['Staff'];
const duplicates = createRoute({
  method: 'get',
  path: '/leads/{id}/duplicates',
  tags,
  summary: 'Other leads with the same number or address',
  request: { params: IdParam },
  responses: { 200: answer('At most five', z.array(LeadRow)), ...errorAnswers(401, 403, 404) },
});
const merge = createRoute({
  method: 'post',
  path: '/leads/{id}/merge',
  tags,
  summary: 'Make this lead part of another one of the same person',
  request: { params: IdParam, body: body(z.strictObject({ intoId: z.uuid() })) },
  responses: { 204: done, ...errorAnswers(401, 403, 404, 409, 422) },
});
const undoMerge = createRoute({
  method: 'post',
  path: '/leads/{id}/undo-merge',
  tags,
  summary: 'Make two leads again of a merge of the last thirty days',
  request: { params: IdParam },
  responses: { 204: done, ...errorAnswers(401, 403, 404, 409) },
});
const tasks = createRoute({
  method: 'get',
  path: '/lead-tasks',
  tags,
  summary: 'Tasks with their leads, a page at a time',
  request: { query: TaskPage },
  responses: {
    200: answer(
      'A page. `nextCursor` fetches the next one',
      z.object({
        data: z.array(Task.extend({ leadName: z.string(), phone: z.string(), phoneComplete: z.boolean() })),
        nextCursor: z.string().nullable(),
      }),
    ),
    ...errorAnswers(401, 403, 422),
  },
});
const newTask = createRoute({
  method: 'post',
  path: '/leads/{id}/tasks',
  tags,
  summary: 'Note what is to be done about a lead',
  request: { params: IdParam, body: body(TaskInput) },
  responses: {
    201: answer('Noted', EventIds.extend({ id: z.uuid() })),
    ...errorAnswers(401, 403, 404, 422),
  },
});
const taskChange = createRoute({
  method: 'patch',
  path: '/lead-tasks/{id}',
  tags,
  summary: 'Do a task, open it again, put it off, give it to somebody else',
  request: { params: IdParam, body: body(TaskChange) },
  responses: { 200: answer('Events, for undo', EventIds), ...errorAnswers(401, 403, 404, 422) },
});

export const staffLeadWorkRoutes = () =>
  createStaffRouter()
    .openapi(duplicates, async (c) =>
      c.json(await findDuplicates(c.var.ctx, { leadId: c.req.valid('param').id }), 200),
    )
    .openapi(merge, async (c) => {
      await mergeLeads(c.var.ctx, { ...c.req.valid('json'), leadId: c.req.valid('param').id });
      return c.body(null, 204);
    })
    .openapi(undoMerge, async (c) => {
      await undoLeadMerge(c.var.ctx, { leadId: c.req.valid('param').id });
      return c.body(null, 204);
    })
    .openapi(tasks, async (c) => c.json(await listTasks(c.var.ctx, c.req.valid('query')), 200))
    .openapi(newTask, async (c) => {
      const input = { ...c.req.valid('json'), leadId: c.req.valid('param').id };
      return c.json(await addTask(c.var.ctx, input), 201);
    })
    .openapi(taskChange, async (c) => {
      const input = { ...c.req.valid('json'), taskId: c.req.valid('param').id };
      return c.json(await changeTask(c.var.ctx, input), 200);
    });
