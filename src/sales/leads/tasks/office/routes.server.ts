import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { addTask } from '../add-task.ts';
import { changeTask } from '../change-task.ts';
import { TaskChange, TaskInput, TaskPage } from '../lead-task.ts';
import { listTasks } from '../list-tasks.ts';
import { EventIds, Task } from '../../office/schemas.server.ts';
import { answer, body, createStaffRouter, IdParam } from '#kit/wire/staff-router.ts';

const tags = ['Staff'];

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

export const staffLeadTaskRoutes = () =>
  createStaffRouter()
    .openapi(tasks, async (c) => c.json(await listTasks(c.var.ctx, c.req.valid('query')), 200))
    .openapi(newTask, async (c) => {
      const input = { ...c.req.valid('json'), leadId: c.req.valid('param').id };
      return c.json(await addTask(c.var.ctx, input), 201);
    })
    .openapi(taskChange, async (c) => {
      const input = { ...c.req.valid('json'), taskId: c.req.valid('param').id };
      return c.json(await changeTask(c.var.ctx, input), 200);
    });
