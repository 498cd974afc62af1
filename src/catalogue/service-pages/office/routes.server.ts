import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { allow } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { listServicePages } from '../list-service-pages.ts';
import { getServicePage } from '../read-service-page.ts';
import { ServicePageContent, servicePageSlugs, type ServicePageSlug } from '../service-page.ts';
import { updateServicePage } from '../update-service-page.ts';
import { savedRecord } from '#agency/audit/saved-record.ts';
import { answer, body, createStaffRouter, etag, IfMatch, When } from '#kit/wire/staff-router.ts';

const Slug = z.object({ slug: z.string().max(80) });
const Page = z
  .object({
    slug: z.enum(servicePageSlugs),
    isSample: z.boolean(),
    updatedAt: When,
    content: ServicePageContent,
    etag,
  })
  .openapi('StaffServicePage');

const page = savedRecord<{ content: ServicePageContent }>({
  subject: 'service-page',
  said: ({ content }) => ({ content }),
  read: (ctx, slug) => getServicePage(ctx, { slug: known(slug) }),
});

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
  request: { headers: IfMatch, params: Slug, body: body(ServicePageContent) },
  responses: { 200: answer('Changed', Page), ...errorAnswers(401, 403, 404, 412, 422, 428) },
});

export const staffServicePageRoutes = () =>
  createStaffRouter()
    .openapi(list, async (c) => {
      allow(c.var.ctx.actor, 'services:read');
      return c.json((await listServicePages(c.var.ctx)).map(page.withEtag), 200);
    })
    .openapi(read, async (c) => {
      allow(c.var.ctx.actor, 'services:read');
      return c.json(
        page.withEtag(await getServicePage(c.var.ctx, { slug: known(c.req.valid('param').slug) })),
        200,
      );
    })
    .openapi(update, async (c) => {
      const slug = known(c.req.valid('param').slug);
      const content = c.req.valid('json');
      const save = { id: slug, ...c.req.valid('header'), input: { content } };
      const after = await page.save(c.var.ctx, save, (ctx) => updateServicePage(ctx, { slug, content }));
      return c.json(page.withEtag(after), 200);
    });

/** @throws NotFound for an address that no service has */
function known(slug: string): ServicePageSlug {
  const found = servicePageSlugs.find((one) => one === slug);
  if (!found) throw new NotFound('This service page');
  return found;
}
