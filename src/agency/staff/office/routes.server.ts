import { z } from '@hono/zod-openapi';
import { changeDuty, Duty } from '../change-duty.ts';
import { changeStaff } from '../change-staff.ts';
import { createStaff } from '../create-staff.ts';
import { listStaff } from '../list-staff.ts';
import { resetSecondFactor } from '../remove-second-factor.ts';
import { SignInRules } from '../second-factor.ts';
import { readSignInRules, updateSignInRules } from '../sign-in-rules.ts';
import { NewStaff, StaffChange } from '../staff-member.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';
import { Person } from './answers.ts';

const person = savedRecord<StaffChange>({
  subject: 'staff',
  editable: fieldsOf(StaffChange),
  read: async (ctx, id) => (await listStaff(ctx)).find((found) => found.id === id),
});

export const staffPeopleRoutes = [
  staffRoute('staff:read', {
    method: 'get',
    path: '/staff',
    summary: 'Colleagues',
    answer: ['Everybody', z.array(Person)],
    handle: async (ctx) => (await listStaff(ctx)).map(person.withEtag),
  }),
  staffRoute('staff:edit', {
    method: 'post',
    path: '/staff',
    summary: 'Let another person in',
    body: NewStaff,
    status: 201,
    answer: ['Added', z.object({ id: z.uuid() })],
    handle: (ctx, { body }) => createStaff(ctx, body),
  }),
  staffRoute('staff:edit', {
    method: 'patch',
    path: '/staff/{id}',
    summary: 'Change a colleague: name, role, access, password',
    params: IdParam,
    ifMatch: true,
    body: StaffChange,
    errors: [409],
    handle: async (ctx, { params: { id: staffId }, ifMatch, body }) => {
      // A password is never shown, so none can be overtaken.
      const { password: _password, ...shown } = body;
      await person.save(ctx, { id: staffId, ifMatch, input: shown }, (ctx) =>
        changeStaff(ctx, { ...body, staffId }),
      );
    },
  }),
  staffRoute('leads:edit', {
    method: 'put',
    path: '/staff/{id}/duty',
    summary: 'Say whether somebody takes new leads: of oneself, or the owner of anybody',
    params: IdParam,
    body: Duty,
    handle: (ctx, { params, body }) => changeDuty(ctx, { ...body, staffId: params.id }),
  }),
  staffRoute('staff:edit', {
    method: 'delete',
    path: '/staff/{id}/second-factor',
    summary: 'Let in a colleague who lost the second factor; their sessions end',
    params: IdParam,
    errors: [409],
    handle: (ctx, { params }) => resetSecondFactor(ctx, { staffId: params.id }),
  }),
  staffRoute('staff:read', {
    method: 'get',
    path: '/sign-in-rules',
    summary: 'What signing in takes',
    answer: ['Rules', SignInRules],
    handle: (ctx) => readSignInRules(ctx),
  }),
  staffRoute('staff:edit', {
    method: 'put',
    path: '/sign-in-rules',
    summary: 'Change what signing in takes',
    body: SignInRules,
    answer: ['Rules', SignInRules],
    handle: (ctx, { body }) => updateSignInRules(ctx, body),
  }),
];
