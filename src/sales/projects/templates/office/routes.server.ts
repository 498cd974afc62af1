import { z } from '@hono/zod-openapi';
import {
  createProjectTemplate,
  deleteProjectTemplate,
  getProjectTemplate,
  listProjectTemplates,
  updateProjectTemplate,
} from '../templates.ts';
import { ProjectTemplateInput } from '../template.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { When } from '#kit/answers.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';

const ProjectTemplate = ProjectTemplateInput.extend({
  id: z.uuid(),
  updatedAt: When,
  etag: z.string(),
}).openapi('StaffProjectTemplate');

const template = savedRecord<ProjectTemplateInput>({
  subject: 'project-template',
  editable: fieldsOf(ProjectTemplateInput),
  read: (ctx, templateId) => getProjectTemplate(ctx, { templateId }),
});

export const staffProjectTemplateRoutes = [
  staffRoute('projects:read', {
    method: 'get',
    path: '/project-templates',
    summary: 'The six steps that projects begin with, by service; of an empty name for all others',
    answer: [
      'All',
      z.object({ data: z.array(ProjectTemplate), total: z.number().int(), nextCursor: z.null() }),
    ],
    handle: async (ctx) => {
      const data = (await listProjectTemplates(ctx)).map(template.withEtag);
      return { data, total: data.length, nextCursor: null };
    },
  }),
  staffRoute('projects:read', {
    method: 'get',
    path: '/project-templates/{id}',
    summary: 'One template',
    params: IdParam,
    answer: ['The template', ProjectTemplate],
    handle: async (ctx, { params }) =>
      template.withEtag(await getProjectTemplate(ctx, { templateId: params.id })),
  }),
  staffRoute('projects:edit', {
    method: 'post',
    path: '/project-templates',
    summary: 'Add the steps of a service',
    body: ProjectTemplateInput,
    status: 201,
    answer: ['Added', ProjectTemplate],
    handle: async (ctx, { body }) => {
      const { id: templateId } = await createProjectTemplate(ctx, body);
      return template.withEtag(await getProjectTemplate(ctx, { templateId }));
    },
  }),
  staffRoute('projects:edit', {
    method: 'put',
    path: '/project-templates/{id}',
    summary: 'Replace the steps of a service; projects that have begun keep theirs',
    params: IdParam,
    ifMatch: true,
    body: ProjectTemplateInput,
    answer: ['The template', ProjectTemplate],
    errors: [409],
    handle: async (ctx, { params: { id: templateId }, ifMatch, body }) => {
      await template.save(ctx, { id: templateId, ifMatch, input: body }, (ctx) =>
        updateProjectTemplate(ctx, { ...body, templateId }),
      );
      return template.withEtag(await getProjectTemplate(ctx, { templateId }));
    },
  }),
  staffRoute('projects:edit', {
    method: 'delete',
    path: '/project-templates/{id}',
    summary: 'Delete the steps of a service',
    params: IdParam,
    errors: [409],
    handle: (ctx, { params }) => deleteProjectTemplate(ctx, { templateId: params.id }),
  }),
];
