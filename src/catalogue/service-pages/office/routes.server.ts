import { z } from '@hono/zod-openapi';
import { knownServicePage } from '../known-service-page.ts';
import { listServicePages } from '../list-service-pages.ts';
import { inOrder } from '../section-orders.ts';
import { servicePageDocument } from '../service-page-document.ts';
import { ServicePageContent } from '../service-page.ts';
import { documentRoutes, savedDocument } from '#agency/documents/office/document-routes.server.ts';
import { getDocument, withDrafts } from '#agency/documents/read-document.ts';
import { saveDraft } from '#agency/documents/save-draft.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';
import { ServicePage } from './answers.ts';

const params = { id: z.string().max(80) };
const page = savedDocument(servicePageDocument);

export const staffServicePageRoutes = [
  staffRoute('services:read', {
    method: 'get',
    path: '/service-pages',
    summary: 'What the service pages say',
    answer: ['Pages', z.array(ServicePage)],
    handle: async (ctx) =>
      (await withDrafts(ctx, servicePageDocument, await listServicePages(ctx))).map(page.withEtag),
  }),
  staffRoute('services:read', {
    method: 'get',
    path: '/service-pages/{id}',
    summary: 'What one service page says',
    params: z.object(params),
    answer: ['Page', ServicePage],
    handle: async (ctx, { params: { id } }) => page.withEtag(await getDocument(ctx, servicePageDocument, id)),
  }),
  staffRoute('services:edit', {
    method: 'put',
    path: '/service-pages/{id}',
    summary: 'Save the draft of a service page',
    params: z.object(params),
    ifMatch: true,
    body: ServicePageContent,
    answer: ['The draft', ServicePage],
    handle: (ctx, { params: { id }, ifMatch, body }) => {
      const content = inOrder(knownServicePage(id), body);
      return page.saveWithEtag(ctx, { id, ifMatch, input: { content } }, (ctx) =>
        saveDraft(ctx, servicePageDocument, { id, content }),
      );
    },
  }),
  ...documentRoutes(servicePageDocument, {
    path: '/service-pages/{id}',
    params,
    read: 'services:read',
    noun: 'a service page',
    answer: ServicePage,
    record: page,
  }),
];
