import { z } from '@hono/zod-openapi';
import { GivenFile, Version } from '../files/file-answers.ts';
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

const forOffice = {
  staffName: z.string().nullable().openapi({ description: 'Who of us gave it; null of the customer' }),
  isNew: z.boolean().openapi({ description: 'Nobody has looked at what its customer gave or answered' }),
};

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
  files: z.array(GivenFile.extend(forOffice)),
  versions: z.array(Version.extend(forOffice)),
  hours: z.array(
    z.object({
      id: z.uuid(),
      step: z.number().int(),
      staffName: z.string(),
      minutes: z.number().int(),
      workedOn: z.iso.date(),
      note: z.string(),
    }),
  ),
  totalMinutes: z.number().int().openapi({ description: 'Of all hours that were noted' }),
  people: z.array(z.object({ id: z.uuid(), name: z.string() })).openapi({
    description: 'Who may be named as working on it',
  }),
}).openapi('StaffProject');
