import { z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { readDemo, removeDemo, restoreDemo } from '#desk/demo-content/switch-demo.ts';
import { answerStep, readFirstSteps } from '../first-steps.ts';
import { StepAnswer, stepKeys } from '../step.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';

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

export const staffFirstStepsRoutes = ({ firstSteps: { lead, addDemo } }: Pick<ApiDeps, 'firstSteps'>) => [
  staffRoute('first-steps:read', {
    method: 'get',
    path: '/first-steps',
    summary: 'How far a new installation is set up',
    answer: ['Steps', Steps],
    handle: async (ctx) => {
      const found = await readFirstSteps(ctx);
      return { ...found, lead: lead && !found.finished };
    },
  }),
  staffRoute('first-steps:edit', {
    method: 'patch',
    path: '/first-steps',
    summary: 'A step is done, skipped, or open again',
    body: StepAnswer,
    answer: ['Steps', Steps],
    handle: async (ctx, { body }) => {
      const found = await answerStep(ctx, body);
      return { ...found, lead: lead && !found.finished };
    },
  }),
  staffRoute('first-steps:read', {
    method: 'get',
    path: '/demo-content',
    summary: 'What came as a demo and is still as it came',
    answer: ['Counts', Demo],
    handle: (ctx) => readDemo(ctx),
  }),
  staffRoute('first-steps:edit', {
    method: 'delete',
    path: '/demo-content',
    summary: 'Take the demo away; what staff changed or somebody uses stays',
    answer: ['What went, and what is left', Removed],
    handle: (ctx) => removeDemo(ctx),
  }),
  staffRoute('first-steps:edit', {
    method: 'post',
    path: '/demo-content',
    summary: 'Put the demo back where nothing stands in its way',
    answer: ['What is there', Demo],
    errors: [409],
    handle: (ctx) => restoreDemo(ctx, addDemo),
  }),
];
