import { z } from '@hono/zod-openapi';
import { LeadClock } from '../../clock/lead-clock.ts';
import { getLeadClock, leadClockKey } from '../../clock/read-lead-clock.ts';
import { updateLeadClock } from '../../clock/update-lead-clock.ts';
import { LeadRuleInput } from '../lead-rule.ts';
import { createLeadRule, deleteLeadRule, listLeadRules, reorderLeadRules, updateLeadRule } from '../rules.ts';
import { OpenHours } from '#kit/india/open-hours.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { etag } from '#kit/answers.ts';
import { orderedListRoutes } from '#kit/wire/ordered-list.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';

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
  ...orderedListRoutes('lead-rules', {
    read: 'lead-rules:read',
    edit: 'lead-rules:edit',
    input: LeadRuleInput,
    answer: Rule,
    summaries: {
      list: 'To whom new leads are given: the rules in the order in which they are asked',
      listed: 'All',
      create: 'Add a rule at the end',
      reorder: 'Put the rules into this order',
      update: 'Replace a rule',
      remove: 'Delete a rule; leads keep their people',
    },
    list: listLeadRules,
    create: createLeadRule,
    reorder: reorderLeadRules,
    update: (ctx, { id: ruleId, ...input }) => updateLeadRule(ctx, { ...input, ruleId }),
    remove: (ctx, { id: ruleId }) => deleteLeadRule(ctx, { ruleId }),
    record: rule,
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
