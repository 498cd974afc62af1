import { z } from '@hono/zod-openapi';
import { handoverKinds } from '../handover/handover.ts';
import { projectStates } from '../project.ts';
import { When } from '#kit/answers.ts';

export const ProjectRow = z
  .object({
    id: z.uuid(),
    code: z.string().openapi({ example: 'PR-000012' }),
    createdAt: When,
    name: z.string().openapi({ description: 'Whom it was sold to' }),
    title: z.string(),
    service: z.string(),
    state: z.enum(projectStates),
    openStep: z.number().int().nullable(),
    stepTitle: z.string().nullable(),
    dueOn: z.iso.date().nullable().openapi({ description: 'By when the open step is promised' }),
    assignedTo: z.uuid().nullable(),
    assignedName: z.string().nullable(),
  })
  .openapi('StaffProjectSummary');

export const Project = ProjectRow.extend({
  updatedAt: When,
  email: z.string(),
  phone: z.string(),
  needs: z.string(),
  startsOn: z.iso.date(),
  quotationId: z.uuid().nullable(),
  admissionId: z.uuid().nullable(),
  customerId: z.uuid().nullable(),
  steps: z.array(
    z.object({
      position: z.number().int(),
      title: z.string(),
      dueOn: z.iso.date(),
      doneOn: z.iso.date().nullable(),
    }),
  ),
  handovers: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(handoverKinds),
      title: z.string(),
      handedOn: z.iso.date().nullable(),
      handedTo: z.string(),
      staffName: z.string(),
    }),
  ),
  people: z.array(z.object({ id: z.uuid(), name: z.string() })).openapi({
    description: 'Who may be named as working on it',
  }),
}).openapi('StaffProject');
