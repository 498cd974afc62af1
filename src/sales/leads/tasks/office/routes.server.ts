import { z } from '@hono/zod-openapi';
import { addTask } from '../add-task.ts';
import { changeTask } from '../change-task.ts';
import { TaskChange, TaskInput, TaskPage } from '../lead-task.ts';
import { listTasks } from '../list-tasks.ts';
import { EventIds, Task } from '../../office/answers.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';

export const staffLeadTaskRoutes = [
  staffRoute('leads:read', {
    method: 'get',
    path: '/lead-tasks',
    summary: 'Tasks with their leads, a page at a time',
    query: TaskPage,
    answer: [
      'A page. `nextCursor` fetches the next one',
      z.object({
        data: z.array(Task.extend({ leadName: z.string(), phone: z.string(), phoneComplete: z.boolean() })),
        nextCursor: z.string().nullable(),
      }),
    ],
    handle: (ctx, { query }) => listTasks(ctx, query),
  }),
  staffRoute('leads:edit', {
    method: 'post',
    path: '/leads/{id}/tasks',
    summary: 'Note what is to be done about a lead',
    params: IdParam,
    body: TaskInput,
    status: 201,
    answer: ['Noted', EventIds.extend({ id: z.uuid() })],
    handle: (ctx, { params, body }) => addTask(ctx, { ...body, leadId: params.id }),
  }),
  staffRoute('leads:edit', {
    method: 'patch',
    path: '/lead-tasks/{id}',
    summary: 'Do a task, open it again, put it off, give it to somebody else',
    params: IdParam,
    body: TaskChange,
    answer: ['Events, for undo', EventIds],
    handle: (ctx, { params, body }) => changeTask(ctx, { ...body, taskId: params.id }),
  }),
];
