import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { allow } from '#kit/context.ts';
import { changeDuty, Duty } from '../change-duty.ts';
import { changeStaff } from '../change-staff.ts';
import { createStaff } from '../create-staff.ts';
import { listStaff } from '../list-staff.ts';
import { roles } from '#kit/permissions.ts';
import { resetSecondFactor } from '../remove-second-factor.ts';
import { SignInRules } from '../second-factor.ts';
import { readSignInRules, updateSignInRules } from '../sign-in-rules.ts';
import { NewStaff, StaffChange } from '../staff-member.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import {
  answer,
  body,
  createStaffRouter,
  done,
  etag,
  IdParam,
  IfMatch,
  When,
} from '#kit/wire/staff-router.ts';

const Person = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    role: z.enum(roles),
    active: z.boolean(),
    offDuty: z.boolean(),
    createdAt: When,
    lastSeenAt: When.nullable(),
    secondFactor: z.boolean(),
    etag,
  })
  .openapi('StaffMember');

const person = savedRecord<StaffChange>({
  subject: 'staff',
  said: fieldsOf(StaffChange),
  read: async (ctx, id) => (await listStaff(ctx)).find((found) => found.id === id),
});

const tags = ['Staff'];
const list = createRoute({
  method: 'get',
  path: '/staff',
  tags,
  summary: 'Colleagues',
  responses: { 200: answer('Everybody', z.array(Person)), ...errorAnswers(401, 403) },
});
const create = createRoute({
  method: 'post',
  path: '/staff',
  tags,
  summary: 'Let another person in',
  request: { body: body(NewStaff) },
  responses: { 201: answer('Added', z.object({ id: z.uuid() })), ...errorAnswers(401, 403, 422) },
});
const change = createRoute({
  method: 'patch',
  path: '/staff/{id}',
  tags,
  summary: 'Change a colleague: name, role, access, password',
  request: { headers: IfMatch, params: IdParam, body: body(StaffChange) },
  responses: { 204: done, ...errorAnswers(401, 403, 404, 409, 412, 422, 428) },
});
const duty = createRoute({
  method: 'put',
  path: '/staff/{id}/duty',
  tags,
  summary: 'Say whether somebody takes new leads: of oneself, or the owner of anybody',
  request: { params: IdParam, body: body(Duty) },
  responses: { 204: done, ...errorAnswers(401, 403, 404, 422) },
});
const reset = createRoute({
  method: 'delete',
  path: '/staff/{id}/second-factor',
  tags,
  summary: 'Let in a colleague who lost the second factor; their sessions end',
  request: { params: IdParam },
  responses: { 204: done, ...errorAnswers(401, 403, 404, 409) },
});
const rules = createRoute({
  method: 'get',
  path: '/sign-in-rules',
  tags,
  summary: 'What signing in takes',
  responses: { 200: answer('Rules', SignInRules), ...errorAnswers(401, 403) },
});
const changeRules = createRoute({
  method: 'put',
  path: '/sign-in-rules',
  tags,
  summary: 'Change what signing in takes',
  request: { body: body(SignInRules) },
  responses: { 200: answer('Rules', SignInRules), ...errorAnswers(401, 403, 422) },
});

export const staffPeopleRoutes = () =>
  createStaffRouter()
    .openapi(list, async (c) => c.json((await listStaff(c.var.ctx)).map(person.withEtag), 200))
    .openapi(create, async (c) => c.json(await createStaff(c.var.ctx, c.req.valid('json')), 201))
    .openapi(change, async (c) => {
      const { id: staffId } = c.req.valid('param');
      const input = c.req.valid('json');
      // A password is never shown, so none can be overtaken.
      const { password: _password, ...shown } = input;
      const save = { id: staffId, ...c.req.valid('header'), input: shown };
      await person.save(c.var.ctx, save, (ctx) => changeStaff(ctx, { ...input, staffId }));
      return c.body(null, 204);
    })
    .openapi(duty, async (c) => {
      await changeDuty(c.var.ctx, { ...c.req.valid('json'), staffId: c.req.valid('param').id });
      return c.body(null, 204);
    })
    .openapi(reset, async (c) => {
      await resetSecondFactor(c.var.ctx, { staffId: c.req.valid('param').id });
      return c.body(null, 204);
    })
    .openapi(rules, async (c) => {
      allow(c.var.ctx.actor, 'staff:read');
      return c.json(await readSignInRules(c.var.ctx), 200);
    })
    .openapi(changeRules, async (c) => c.json(await updateSignInRules(c.var.ctx, c.req.valid('json')), 200));
