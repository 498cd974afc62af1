import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { LeadClock } from '../../clock/lead-clock.ts';
import { getLeadClock, leadClockKey } from '../../clock/read-lead-clock.ts';
import { updateLeadClock } from '../../clock/update-lead-clock.ts';
import { LeadRuleInput } from '../lead-rule.ts';
import { createLeadRule, deleteLeadRule, listLeadRules, reorderLeadRules, updateLeadRule } from '../rules.ts';
import { OpenHours } from '#kit/india/open-hours.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { answer, body, createStaffRouter, done, etag, IdParam, IfMatch } from '#kit/wire/staff-router.ts';

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
  said: fieldsOf(LeadRuleInput),
  read: async (ctx, id) => (await listLeadRules(ctx)).find((found) => found.id === id),
});
const leadClock = savedRecord<LeadClock>({
  subject: 'settings',
  said: fieldsOf(LeadClock),
  read: (ctx) => getLeadClock(ctx),
});

const tags = ['Staff'];
const list = createRoute({
  method: 'get',
  path: '/lead-rules',
  tags,
  summary: 'To whom new leads are given: the rules in the order in which they are asked',
  responses: { 200: answer('All', z.array(Rule)), ...errorAnswers(401, 403) },
});
const create = createRoute({
  method: 'post',
  path: '/lead-rules',
  tags,
  summary: 'Add a rule at the end',
  request: { body: body(LeadRuleInput) },
  responses: { 201: answer('Added', Rule), ...errorAnswers(401, 403, 422) },
});
const reorder = createRoute({
  method: 'put',
  path: '/lead-rules/order',
  tags,
  summary: 'Put the rules into this order',
  request: { body: body(z.strictObject({ ids: z.array(z.uuid()).max(200) })) },
  responses: { 204: done, ...errorAnswers(401, 403, 409, 422) },
});
const update = createRoute({
  method: 'put',
  path: '/lead-rules/{id}',
  tags,
  summary: 'Replace a rule',
  request: { headers: IfMatch, params: IdParam, body: body(LeadRuleInput) },
  responses: { 200: answer('The rule', Rule), ...errorAnswers(401, 403, 404, 412, 422, 428) },
});
const remove = createRoute({
  method: 'delete',
  path: '/lead-rules/{id}',
  tags,
  summary: 'Delete a rule; leads keep their people',
  request: { params: IdParam },
  responses: { 204: done, ...errorAnswers(401, 403, 404) },
});
const clock = createRoute({
  method: 'get',
  path: '/lead-clock',
  tags,
  summary: 'How soon leads are to be answered, and the hours in which that is counted',
  responses: { 200: answer('The clock', Running), ...errorAnswers(401, 403) },
});
const setClock = createRoute({
  method: 'put',
  path: '/lead-clock',
  tags,
  summary: 'Set the clock for leads that come in from now on',
  request: { headers: IfMatch, body: body(LeadClock) },
  responses: {
    200: answer('The clock', LeadClock.extend({ etag })),
    ...errorAnswers(401, 403, 412, 422, 428),
  },
});

export const staffLeadRuleRoutes = () =>
  createStaffRouter()
    .openapi(list, async (c) => c.json((await listLeadRules(c.var.ctx)).map(rule.withEtag), 200))
    .openapi(create, async (c) =>
      c.json(rule.withEtag(await createLeadRule(c.var.ctx, c.req.valid('json'))), 201),
    )
    .openapi(reorder, async (c) => {
      await reorderLeadRules(c.var.ctx, c.req.valid('json'));
      return c.body(null, 204);
    })
    .openapi(update, async (c) => {
      const { id: ruleId } = c.req.valid('param');
      const input = c.req.valid('json');
      const save = { id: ruleId, ...c.req.valid('header'), input };
      const after = await rule.save(c.var.ctx, save, (ctx) => updateLeadRule(ctx, { ...input, ruleId }));
      return c.json(rule.withEtag(after), 200);
    })
    .openapi(remove, async (c) => {
      await deleteLeadRule(c.var.ctx, { ruleId: c.req.valid('param').id });
      return c.body(null, 204);
    })
    .openapi(clock, async (c) => c.json(leadClock.withEtag(await getLeadClock(c.var.ctx)), 200))
    .openapi(setClock, async (c) => {
      const input = c.req.valid('json');
      const save = { id: leadClockKey, ...c.req.valid('header'), input };
      const after = await leadClock.save(c.var.ctx, save, (ctx) => updateLeadClock(ctx, input));
      return c.json(leadClock.withEtag(after), 200);
    });
