import { z } from '@hono/zod-openapi';
import { NotFound } from '#kit/errors.ts';
import { listServicePages } from '../list-service-pages.ts';
import { getServicePage } from '../read-service-page.ts';
import { ServicePageContent, servicePageSlugs, type ServicePageSlug } from '../service-page.ts';
import { updateServicePage } from '../update-service-page.ts';
import { savedRecord } from '#agency/audit/saved-record.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';
import { ServicePage } from './answers.ts';

const Slug = z.object({ slug: z.string().max(80) });

const page = savedRecord<{ content: ServicePageContent }>({
  subject: 'service-page',
  editable: ({ content }) => ({ content }),
  read: (ctx, slug) => getServicePage(ctx, { slug: known(slug) }),
});

export const staffServicePageRoutes = [
  staffRoute('services:read', {
    method: 'get',
    path: '/service-pages',
    summary: 'What the service pages say',
    answer: ['Pages', z.array(ServicePage)],
    handle: async (ctx) => (await listServicePages(ctx)).map(page.withEtag),
  }),
  staffRoute('services:read', {
    method: 'get',
    path: '/service-pages/{slug}',
    summary: 'What one service page says',
    params: Slug,
    answer: ['Page', ServicePage],
    handle: async (ctx, { params }) => page.withEtag(await getServicePage(ctx, { slug: known(params.slug) })),
  }),
  staffRoute('services:edit', {
    method: 'put',
    path: '/service-pages/{slug}',
    summary: 'Replace what a service page says',
    params: Slug,
    ifMatch: true,
    body: ServicePageContent,
    answer: ['Changed', ServicePage],
    handle: async (ctx, { params, ifMatch, body }) => {
      const slug = known(params.slug);
      return page.saveWithEtag(ctx, { id: slug, ifMatch, input: { content: body } }, (ctx) =>
        updateServicePage(ctx, { slug, content: body }),
      );
    },
  }),
];

/** @throws NotFound for an address that no service has */
function known(slug: string): ServicePageSlug {
  const found = servicePageSlugs.find((one) => one === slug);
  if (!found) throw new NotFound('This service page');
  return found;
}
