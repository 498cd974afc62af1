import { createRoute, z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { readDemo, removeDemo, restoreDemo } from '#desk/demo-content/switch-demo.ts';
import { answerStep, readFirstSteps } from '../first-steps.ts';
import { StepAnswer, stepKeys } from '../step.ts';
import { answer, body, createStaffRouter } from '#kit/wire/staff-router.ts';

const Steps = z
  .object({
    steps: z.array(z.object({ key: z.enum(stepKeys), state: StepAnswer.shape.state })),
    finished: z.boolean(),
    lead: z.boolean().openapi({ description: 'Whether the owner is to be led there' }),
  })
  .openapi('StaffFirstSteps');
const demoState = z.object({
  on: z.boolean(),
  counts: z.array(
    z.object({
      name: z.string(),
      removable: z.number().int(),
      inUse: z.array(z.string()).openapi({ description: 'What stays, by name: somebody uses it' }),
    }),
  ),
});
const Demo = demoState.openapi('StaffDemoContent');
const Removed = demoState
  .extend({ removed: z.array(z.object({ name: z.string(), rows: z.number().int() })) })
  .openapi('StaffDemoRemoved');

const tags = ['Staff'];
const read = createRoute({
  method: 'get',
  path: '/first-steps',
  tags,
  summary: 'How far a new installation is set up',
  responses: { 200: answer('Steps', Steps), ...errorAnswers(401, 403) },
});
const change = createRoute({
  method: 'patch',
  path: '/first-steps',
  tags,
  summary: 'A step is done, skipped, or open again',
  request: { body: body(StepAnswer) },
  responses: { 200: answer('Steps', Steps), ...errorAnswers(401, 403, 422) },
});
const demo = createRoute({
  method: 'get',
  path: '/demo-content',
  tags,
  summary: 'What came as a demo and is still as it came',
  responses: { 200: answer('Counts', Demo), ...errorAnswers(401, 403) },
});
const remove = createRoute({
  method: 'delete',
  path: '/demo-content',
  tags,
  summary: 'Take the demo away; what staff changed or somebody uses stays',
  responses: { 200: answer('What went, and what is left', Removed), ...errorAnswers(401, 403) },
});
const restore = createRoute({
  method: 'post',
  path: '/demo-content',
  tags,
  summary: 'Put the demo back where nothing stands in its way',
  responses: { 200: answer('What is there', Demo), ...errorAnswers(401, 403, 409) },
});

export const staffFirstStepsRoutes = ({ firstSteps: { lead, addDemo } }: Pick<ApiDeps, 'firstSteps'>) =>
  createStaffRouter()
    .openapi(read, async (c) => {
      const found = await readFirstSteps(c.var.ctx);
      return c.json({ ...found, lead: lead && !found.finished }, 200);
    })
    .openapi(change, async (c) => {
      const found = await answerStep(c.var.ctx, c.req.valid('json'));
      return c.json({ ...found, lead: lead && !found.finished }, 200);
    })
    .openapi(demo, async (c) => c.json(await readDemo(c.var.ctx), 200))
    .openapi(remove, async (c) => c.json(await removeDemo(c.var.ctx), 200))
    .openapi(restore, async (c) => c.json(await restoreDemo(c.var.ctx, addDemo), 200));
