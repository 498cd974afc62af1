import { z } from '@hono/zod-openapi';
import { languages } from '#kit/language/language.ts';
import { catchKinds } from '../blocking/block-kinds.ts';
import { leadForms, leadStatuses } from '../lead.ts';
import { etag, When } from '#kit/answers.ts';

/** How answers about leads look; what is sent in is described by the domain's own schemas. */
export const LeadRow = z
  .object({
    id: z.uuid(),
    createdAt: When,
    updatedAt: When,
    name: z.string(),
    phone: z.string(),
    phoneComplete: z.boolean(),
    email: z.string(),
    company: z.string(),
    address: z.string(),
    pincode: z.string(),
    stateCode: z.string(),
    service: z.string(),
    message: z.string(),
    plan: z.string(),
    source: z.string(),
    form: z.enum(leadForms),
    pageUrl: z.string(),
    attribution: z.record(z.string(), z.string()),
    language: z.enum(languages),
    status: z.enum(leadStatuses),
    suspectedBecause: z.array(z.string()),
    tags: z.array(z.uuid()),
    custom: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .openapi({ description: 'What it says in the agency’s own fields, by their ids' }),
    assignedTo: z.uuid().nullable(),
    assignedName: z.string().nullable(),
    score: z.number().int().openapi({ description: 'The sum of its reasons' }),
    valuePaise: z.number().int().nullable(),
    valueKept: z.boolean().openapi({ description: 'Staff have said the value themselves' }),
    expectedCloseOn: z.iso.date().nullable(),
    nextFollowUpAt: When.nullable(),
    nextTask: z.string().nullish().openapi({ description: 'In a list: what is to be done then' }),
    dueAt: When.nullable(),
    firstContactAt: When.nullable(),
    escalatedAt: When.nullable(),
    deletedAt: When.nullable().openapi({ description: 'When it was put into the trash' }),
  })
  .openapi('StaffLead');

export const Task = z
  .object({
    id: z.uuid(),
    leadId: z.uuid(),
    title: z.string(),
    dueAt: When,
    assignedTo: z.uuid().nullable(),
    assignedName: z.string().nullable(),
    doneAt: When.nullable(),
    /** Not done without a reason. */
    asksWhy: z.boolean(),
  })
  .openapi('StaffLeadTask');

const TimelineEntry = z.object({ kind: z.string(), id: z.uuid(), at: When }).loose();

export const Lead = LeadRow.extend({
  consents: z.array(
    z.object({
      purpose: z.string(),
      textVersion: z.string(),
      givenAt: When,
      words: z.record(z.string(), z.string()).nullable(),
    }),
  ),
  /** Why it has its score. */
  scoreReasons: z.array(z.object({ says: z.string(), points: z.number().int() })),
  timeline: z.array(TimelineEntry),
  mergedInto: z.uuid().nullable(),
  /** Leads that became part of this one; undoing it is possible for thirty days. */
  merges: z.array(z.object({ leadId: z.uuid(), name: z.string(), at: When })),
  tasks: z.array(Task),
  /** What would file it as suspected if it came now; without a rule it is the list of throw-away services. */
  caughtBy: z.array(z.object({ ruleId: z.uuid().nullable(), kind: z.enum(catchKinds), value: z.string() })),
  etag,
}).openapi('StaffLeadDetail');

export const Counts = z.object({
  new: z.number().int(),
  mine: z.number().int(),
  due: z.number().int(),
  suspected: z.number().int(),
});

export const Sums = z.object({
  byStatus: z.array(
    z.object({ status: z.enum(leadStatuses), count: z.number().int(), valuePaise: z.number().int() }),
  ),
});

export const EventIds = z.object({ eventIds: z.array(z.uuid()) });

export const Outcome = z.object({
  changed: z.array(z.object({ id: z.uuid(), eventId: z.uuid() })),
  refused: z.array(z.object({ id: z.uuid(), reason: z.string() })),
});
