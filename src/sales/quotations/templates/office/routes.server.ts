import { z } from '@hono/zod-openapi';
import { TemplateInput } from '../../quotation-input.ts';
import { createTemplate, deleteTemplate, getTemplate, listTemplates, updateTemplate } from '../templates.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { Template } from '../../office/answers.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';

const template = savedRecord<TemplateInput>({
  subject: 'quotation-template',
  editable: fieldsOf(TemplateInput),
  read: (ctx, templateId) => getTemplate(ctx, { templateId }),
});

export const staffQuotationTemplateRoutes = [
  staffRoute('quotations:read', {
    method: 'get',
    path: '/quotation-templates',
    summary: 'What new quotations can begin with',
    answer: ['All', z.object({ data: z.array(Template), total: z.number().int(), nextCursor: z.null() })],
    handle: async (ctx) => {
      const data = (await listTemplates(ctx)).map(template.withEtag);
      return { data, total: data.length, nextCursor: null };
    },
  }),
  staffRoute('quotations:read', {
    method: 'get',
    path: '/quotation-templates/{id}',
    summary: 'One template',
    params: IdParam,
    answer: ['The template', Template],
    handle: async (ctx, { params }) => template.withEtag(await getTemplate(ctx, { templateId: params.id })),
  }),
  staffRoute('quotations:edit', {
    method: 'post',
    path: '/quotation-templates',
    summary: 'Add a template',
    body: TemplateInput,
    status: 201,
    answer: ['Added', Template],
    handle: async (ctx, { body }) => {
      const { id: templateId } = await createTemplate(ctx, body);
      return template.withEtag(await getTemplate(ctx, { templateId }));
    },
  }),
  staffRoute('quotations:edit', {
    method: 'put',
    path: '/quotation-templates/{id}',
    summary: 'Replace a template',
    params: IdParam,
    ifMatch: true,
    body: TemplateInput,
    answer: ['The template', Template],
    handle: async (ctx, { params: { id: templateId }, ifMatch, body }) => {
      await template.save(ctx, { id: templateId, ifMatch, input: body }, (ctx) =>
        updateTemplate(ctx, { ...body, templateId }),
      );
      return template.withEtag(await getTemplate(ctx, { templateId }));
    },
  }),
  staffRoute('quotations:edit', {
    method: 'delete',
    path: '/quotation-templates/{id}',
    summary: 'Delete a template',
    params: IdParam,
    handle: (ctx, { params }) => deleteTemplate(ctx, { templateId: params.id }),
  }),
];
