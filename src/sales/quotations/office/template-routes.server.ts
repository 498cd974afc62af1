import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { TemplateInput } from '../quotation-input.ts';
import { createTemplate, deleteTemplate, getTemplate, listTemplates, updateTemplate } from '../templates.ts';
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

const Template = TemplateInput.extend({ id: z.uuid(), updatedAt: When, isSample: z.boolean(), etag })
  .strip()
  .openapi('StaffQuotationTemplate');
const template = savedRecord<TemplateInput>({
  subject: 'quotation-template',
  said: fieldsOf(TemplateInput),
  read: (ctx, templateId) => getTemplate(ctx, { templateId }),
});

const tags = ['Staff'];
const list = createRoute({
  method: 'get',
  path: '/quotation-templates',
  tags,
  summary: 'What new quotations can begin with',
  responses: {
    200: answer('All', z.object({ data: z.array(Template), total: z.number().int(), nextCursor: z.null() })),
    ...errorAnswers(401, 403),
  },
});
const one = createRoute({
  method: 'get',
  path: '/quotation-templates/{id}',
  tags,
  summary: 'One template',
  request: { params: IdParam },
  responses: { 200: answer('The template', Template), ...errorAnswers(401, 403, 404) },
});
const create = createRoute({
  method: 'post',
  path: '/quotation-templates',
  tags,
  summary: 'Add a template',
  request: { body: body(TemplateInput) },
  responses: { 201: answer('Added', Template), ...errorAnswers(401, 403, 422) },
});
const update = createRoute({
  method: 'put',
  path: '/quotation-templates/{id}',
  tags,
  summary: 'Replace a template',
  request: { headers: IfMatch, params: IdParam, body: body(TemplateInput) },
  responses: { 200: answer('The template', Template), ...errorAnswers(401, 403, 404, 412, 422, 428) },
});
const remove = createRoute({
  method: 'delete',
  path: '/quotation-templates/{id}',
  tags,
  summary: 'Delete a template',
  request: { params: IdParam },
  responses: { 204: done, ...errorAnswers(401, 403, 404) },
});

export const staffQuotationTemplateRoutes = () =>
  createStaffRouter()
    .openapi(list, async (c) => {
      const data = (await listTemplates(c.var.ctx)).map(template.withEtag);
      return c.json({ data, total: data.length, nextCursor: null }, 200);
    })
    .openapi(one, async (c) =>
      c.json(template.withEtag(await getTemplate(c.var.ctx, { templateId: c.req.valid('param').id })), 200),
    )
    .openapi(create, async (c) => {
      const { id: templateId } = await createTemplate(c.var.ctx, c.req.valid('json'));
      return c.json(template.withEtag(await getTemplate(c.var.ctx, { templateId })), 201);
    })
    .openapi(update, async (c) => {
      const { id: templateId } = c.req.valid('param');
      const input = c.req.valid('json');
      const save = { id: templateId, ...c.req.valid('header'), input };
      await template.save(c.var.ctx, save, (ctx) => updateTemplate(ctx, { ...input, templateId }));
      return c.json(template.withEtag(await getTemplate(c.var.ctx, { templateId })), 200);
    })
    .openapi(remove, async (c) => {
      await deleteTemplate(c.var.ctx, { templateId: c.req.valid('param').id });
      return c.body(null, 204);
    });
