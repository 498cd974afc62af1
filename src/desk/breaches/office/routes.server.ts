import { z } from '@hono/zod-openapi';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { etag, When } from '#kit/answers.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';
import { BreachInput } from '../breach.ts';
import { listBreaches, recordBreach, updateBreach } from '../staff-breaches.ts';

type Listed = Awaited<ReturnType<typeof listBreaches>>[number];

const breach = savedRecord<Listed>({
  subject: 'breach',
  editable: fieldsOf(BreachInput),
  read: async (ctx, id) => (await listBreaches(ctx)).find((found) => found.id === id),
});

const BreachRow = z
  .object({
    id: z.uuid(),
    etag,
    createdAt: When,
    updatedAt: When,
    title: z.string(),
    knownAt: When,
    circumstances: z.string(),
    dataKinds: z.string(),
    people: z.int().nullable(),
    consequences: z.string(),
    measures: z.string(),
    advice: z.string(),
    boardToldAt: When.nullable(),
    peopleToldAt: When.nullable(),
    boardDueAt: When,
    boardDraft: z.string(),
    peopleDraft: z.string(),
  })
  .openapi('StaffBreach');

export const staffBreachRoutes = [
  staffRoute('privacy:read', {
    method: 'get',
    path: '/breaches',
    summary: 'The register of breaches, with the drafts for the Board and for the people concerned',
    answer: ['The register', z.array(BreachRow)],
    handle: async (ctx) => (await listBreaches(ctx)).map(breach.withEtag),
  }),
  staffRoute('privacy:edit', {
    method: 'post',
    path: '/breaches',
    summary: 'Write a breach into the register',
    body: BreachInput,
    status: 201,
    answer: ['Written down', z.object({ id: z.uuid() })],
    handle: (ctx, { body }) => recordBreach(ctx, body),
  }),
  staffRoute('privacy:edit', {
    method: 'put',
    path: '/breaches/{id}',
    summary: 'Complete what is known of a breach',
    params: IdParam,
    ifMatch: true,
    body: BreachInput,
    handle: (ctx, { params: { id }, ifMatch, body }) =>
      breach.save(ctx, { id, ifMatch, input: body }, (ctx) => updateBreach(ctx, { ...body, id })),
  }),
];
