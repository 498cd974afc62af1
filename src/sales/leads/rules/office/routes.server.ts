import { z } from '@hono/zod-openapi';
import { LeadClock } from '../../clock/lead-clock.ts';
import { getLeadClock, leadClockKey } from '../../clock/read-lead-clock.ts';
import { updateLeadClock } from '../../clock/update-lead-clock.ts';
import { LeadRuleInput } from '../lead-rule.ts';
import { createLeadRule, deleteLeadRule, listLeadRules, reorderLeadRules, updateLeadRule } from '../rules.ts';
import { OpenHours } from '#kit/india/open-hours.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { etag } from '#kit/answers.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';

const Rule = LeadRuleInput.extend({ id: z.uuid(), position: z.number().int(), etag })
  .strip()
  .openapi('LeadRule');
const Running = LeadClock.extend({
  officeHours: z.array(OpenHours),
  serviceHours: z.record(z.string(), z.array(OpenHours)),
  closed: z.array(z.string()),
  etag,
}).openapi('LeadClock');

const rule = savedRecord<LeadRuleInput>({
  subject: 'lead-rule',
  editable: fieldsOf(LeadRuleInput),
  read: async (ctx, id) => (await listLeadRules(ctx)).find((found) => found.id === id),
});
const leadClock = savedRecord<LeadClock>({
  subject: 'settings',
  editable: fieldsOf(LeadClock),
  read: (ctx) => getLeadClock(ctx),
});

export const staffLeadRuleRoutes = [
  staffRoute('lead-rules:read', {
    method: 'get',
    path: '/lead-rules',
    summary: 'To whom new leads are given: the rules in the order in which they are asked',
    answer: ['All', z.array(Rule)],
    handle: async (ctx) => (await listLeadRules(ctx)).map(rule.withEtag),
  }),
  staffRoute('lead-rules:edit', {
    method: 'post',
    path: '/lead-rules',
    summary: 'Add a rule at the end',
    body: LeadRuleInput,
    status: 201,
    answer: ['Added', Rule],
    handle: async (ctx, { body }) => rule.withEtag(await createLeadRule(ctx, body)),
  }),
  staffRoute('lead-rules:edit', {
    method: 'put',
    path: '/lead-rules/order',
    summary: 'Put the rules into this order',
    body: z.strictObject({ ids: z.array(z.uuid()).max(200) }),
    errors: [409],
    handle: (ctx, { body }) => reorderLeadRules(ctx, body),
  }),
  staffRoute('lead-rules:edit', {
    method: 'put',
    path: '/lead-rules/{id}',
    summary: 'Replace a rule',
    params: IdParam,
    ifMatch: true,
    body: LeadRuleInput,
    answer: ['The rule', Rule],
    handle: (ctx, { params: { id: ruleId }, ifMatch, body }) =>
      rule.saveWithEtag(ctx, { id: ruleId, ifMatch, input: body }, (ctx) =>
        updateLeadRule(ctx, { ...body, ruleId }),
      ),
  }),
  staffRoute('lead-rules:edit', {
    method: 'delete',
    path: '/lead-rules/{id}',
    summary: 'Delete a rule; leads keep their people',
    params: IdParam,
    handle: (ctx, { params }) => deleteLeadRule(ctx, { ruleId: params.id }),
  }),
  staffRoute('leads:read', {
    method: 'get',
    path: '/lead-clock',
    summary: 'How soon leads are to be answered, and the hours in which that is counted',
    answer: ['The clock', Running],
    handle: async (ctx) => leadClock.withEtag(await getLeadClock(ctx)),
  }),
  staffRoute('lead-rules:edit', {
    method: 'put',
    path: '/lead-clock',
    summary: 'Set the clock for leads that come in from now on',
    ifMatch: true,
    body: LeadClock,
    answer: ['The clock', LeadClock.extend({ etag })],
    handle: (ctx, { ifMatch, body }) =>
      leadClock.saveWithEtag(ctx, { id: leadClockKey, ifMatch, input: body }, (ctx) =>
        updateLeadClock(ctx, body),
      ),
  }),
];
