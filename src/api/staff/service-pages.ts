import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#api/envelope.ts';
import { allow } from '#domain/context.ts';
import { NotFound } from '#domain/errors.ts';
import { listServicePages } from '#domain/service-pages/list-service-pages.ts';
import { getServicePage } from '#domain/service-pages/read-service-page.ts';
import {
  ServicePageContent,
  servicePageSlugs,
  type ServicePageSlug,
} from '#domain/service-pages/service-page.ts';
import { updateServicePage } from '#domain/service-pages/update-service-page.ts';
import { answer, body, createStaffRouter, When } from './router.ts';

const Slug = z.object({ slug: z.string().max(80) });
const Page = z
  .object({
    slug: z.enum(servicePageSlugs),
    isSample: z.boolean(),
    updatedAt: When,
    content: ServicePageContent,
  })
  .openapi('StaffServicePage');

const tags = ['Staff'];
const list = createRoute({
  method: 'get',
  path: '/service-pages',
  tags,
  summary: 'What the service pages say',
  responses: { 200: answer('Pages', z.array(Page)), ...errorAnswers(401, 403) },
});
const read = createRoute({
  method: 'get',
  path: '/service-pages/{slug}',
  tags,
  summary: 'What one service page says',
  request: { params: Slug },
  responses: { 200: answer('Page', Page), ...errorAnswers(401, 403, 404) },
});
const update = createRoute({
  method: 'put',
  path: '/service-pages/{slug}',
  tags,
  summary: 'Replace what a service page says',
  request: { params: Slug, body: body(ServicePageContent) },
  responses: { 200: answer('Changed', Page), ...errorAnswers(401, 403, 404, 422) },
});

export const staffServicePageRoutes = () =>
  createStaffRouter()
    .openapi(list, async (c) => {
      allow(c.var.ctx.actor, 'services:read');
      return c.json(await listServicePages(c.var.ctx), 200);
    })
    .openapi(read, async (c) => {
      allow(c.var.ctx.actor, 'services:read');
      return c.json(await getServicePage(c.var.ctx, { slug: known(c.req.valid('param').slug) }), 200);
    })
    .openapi(update, async (c) => {
      const input = { slug: known(c.req.valid('param').slug), content: c.req.valid('json') };
      return c.json(await updateServicePage(c.var.ctx, input), 200);
    });

/** @throws NotFound for an address that no service has */
function known(slug: string): ServicePageSlug {
  const found = servicePageSlugs.find((one) => one === slug);
  if (!found) throw new NotFound('This service page');
  return found;
}
