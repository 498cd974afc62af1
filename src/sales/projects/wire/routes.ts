import { createRoute, z } from '@hono/zod-openapi';
import { listMyProjects, readMyProject } from '../my-projects.ts';
import { GivenFile, Version } from '../files/file-answers.ts';
import { handoverKinds } from '../handover/handover.ts';
import { projectStates } from '../project.ts';
import { NotFound } from '#kit/errors.ts';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, errorAnswers } from '#kit/wire/envelope.ts';
import { createCustomerRouter } from '#people/sign-in/wire/customer-router.ts';
import { requireCustomer } from '#people/sign-in/wire/session.ts';

const Project = z
  .object({
    id: z.uuid(),
    code: z.string().openapi({ example: 'PR-000012' }),
    title: z.string(),
    state: z.enum(projectStates),
    openStep: z.number().int().nullable(),
    steps: z.array(
      z.object({
        position: z.number().int(),
        title: z.string(),
        dueOn: z.iso.date().openapi({ description: 'As promised, in India' }),
        doneOn: z.iso.date().nullable(),
      }),
    ),
    needs: z.string().openapi({ description: 'What we wait for from the customer, or empty' }),
    awaited: z
      .array(z.number().int())
      .openapi({ description: 'The steps on which a version waits for the customer’s answer' }),
    person: z.string().nullable().openapi({ description: 'Who works on it' }),
    personPicture: z.string().nullable().openapi({ description: 'Where their picture lies, a small square' }),
    quotation: z.string().nullable().openapi({ description: 'What was accepted; null of a plan' }),
  })
  .openapi('Project');

const Room = Project.extend({
  handovers: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(handoverKinds),
      title: z.string(),
      handedOn: z.iso.date().nullable(),
      handedTo: z.string(),
    }),
  ),
  files: z.array(GivenFile),
  versions: z.array(Version),
}).openapi('ProjectRoom');

const tags = ['Projects'];
const list = createRoute({
  method: 'get',
  path: '/api/projects',
  tags,
  summary: 'What whoever is signed in has bought and is being made, the latest first',
  responses: {
    200: answer('Projects', z.object({ success: z.literal(true), data: z.array(Project) })),
    ...errorAnswers(401, 503),
  },
});
const show = createRoute({
  method: 'get',
  path: '/api/projects/{id}',
  tags,
  summary: 'One of them; 404 for everybody but its customer',
  request: { params: z.object({ id: z.string().max(60) }) },
  responses: {
    200: answer('The project', z.object({ success: z.literal(true), project: Room })),
    ...errorAnswers(401, 404, 503),
  },
});

/** What a customer sees of what they bought. */
export function projectRoutes(deps: ApiDeps) {
  const middleware = requireCustomer(deps);
  return createCustomerRouter()
    .openapi({ ...list, middleware }, async (c) =>
      c.json({ success: true as const, data: await listMyProjects(c.var.ctx) }, 200),
    )
    .openapi({ ...show, middleware }, async (c) => {
      const projectId = idOf(c.req.valid('param').id);
      return c.json({ success: true as const, project: await readMyProject(c.var.ctx, { projectId }) }, 200);
    });
}

/** @throws NotFound for what is no id of ours */
function idOf(typed: string): string {
  const id = z.uuid().safeParse(typed);
  if (!id.success) throw new NotFound(/*i18n*/ 'This project');
  return id.data;
}
