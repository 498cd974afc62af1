import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { LeadContact, LeadMailInput, LeadTemplateInput, templateChannels } from '../lead-template.ts';
import { logContact, mailLead } from '../reach-lead.ts';
import {
  createLeadTemplate,
  deleteLeadTemplate,
  listLeadTemplates,
  updateLeadTemplate,
} from '../templates.ts';
import { EventIds } from '../../office/schemas.server.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { answer, body, createStaffRouter, done, etag, IdParam, IfMatch } from '#kit/wire/staff-router.ts';

const Template = z
  .object({
    id: z.uuid(),
    name: z.string(),
    channel: z.enum(templateChannels),
    subject: z.string(),
    text: z.string(),
    isSample: z.boolean(),
    etag,
  })
  .openapi('LeadTemplate');

const template = savedRecord<LeadTemplateInput>({
  subject: 'lead-template',
  said: fieldsOf(LeadTemplateInput),
  read: async (ctx, id) => (await listLeadTemplates(ctx)).find((found) => found.id === id),
});

const tags = ['Staff'];
const list = createRoute({
  method: 'get',
  path: '/lead-templates',
  tags,
  summary: 'What staff write to leads again and again',
  responses: { 200: answer('All, by name', z.array(Template)), ...errorAnswers(401, 403) },
});
const create = createRoute({
  method: 'post',
  path: '/lead-templates',
  tags,
  summary: 'Add a template',
  request: { body: body(LeadTemplateInput) },
  responses: { 201: answer('Added', Template), ...errorAnswers(401, 403, 422) },
});
const update = createRoute({
  method: 'put',
  path: '/lead-templates/{id}',
  tags,
  summary: 'Replace a template',
  request: { headers: IfMatch, params: IdParam, body: body(LeadTemplateInput) },
  responses: { 200: answer('The template', Template), ...errorAnswers(401, 403, 404, 412, 422, 428) },
});
const remove = createRoute({
  method: 'delete',
  path: '/lead-templates/{id}',
  tags,
  summary: 'Delete a template',
  request: { params: IdParam },
  responses: { 204: done, ...errorAnswers(401, 403, 404) },
});
const mail = createRoute({
  method: 'post',
  path: '/leads/{id}/mail',
  tags,
  summary: 'Mail a lead; answers go to whoever wrote',
  request: { params: IdParam, body: body(LeadMailInput) },
  responses: { 204: done, ...errorAnswers(401, 403, 404, 422) },
});
const contact = createRoute({
  method: 'post',
  path: '/leads/{id}/contacts',
  tags,
  summary: 'Note a call or a WhatsApp message, and what came of it',
  request: { params: IdParam, body: body(LeadContact) },
  responses: { 200: answer('Events, for undo', EventIds), ...errorAnswers(401, 403, 404, 422) },
});

export const staffLeadMessageRoutes = () =>
  createStaffRouter()
    .openapi(list, async (c) => c.json((await listLeadTemplates(c.var.ctx)).map(template.withEtag), 200))
    .openapi(create, async (c) =>
      c.json(template.withEtag(await createLeadTemplate(c.var.ctx, c.req.valid('json'))), 201),
    )
    .openapi(update, async (c) => {
      const { id: templateId } = c.req.valid('param');
      const input = c.req.valid('json');
      const save = { id: templateId, ...c.req.valid('header'), input };
      const after = await template.save(c.var.ctx, save, (ctx) =>
        updateLeadTemplate(ctx, { ...input, templateId }),
      );
      return c.json(template.withEtag(after), 200);
    })
    .openapi(remove, async (c) => {
      await deleteLeadTemplate(c.var.ctx, { templateId: c.req.valid('param').id });
      return c.body(null, 204);
    })
    .openapi(mail, async (c) => {
      await mailLead(c.var.ctx, { ...c.req.valid('json'), leadId: c.req.valid('param').id });
      return c.body(null, 204);
    })
    .openapi(contact, async (c) => {
      const input = { ...c.req.valid('json'), leadId: c.req.valid('param').id };
      return c.json(await logContact(c.var.ctx, input), 200);
    });
