import { createRoute } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { About, AboutTexts } from '../about.ts';
import { readAbout } from '../read-about.ts';
import { updateAbout } from '../update-about.ts';
import { allow } from '#kit/context.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { answer, body, createStaffRouter, etag, IfMatch } from '#kit/wire/staff-router.ts';

const about = savedRecord<About>({
  subject: 'about',
  said: fieldsOf(AboutTexts),
  read: (ctx) => readAbout(ctx),
});
const Texts = About.extend({ etag }).openapi('StaffAbout');

const tags = ['Staff'];

const read = createRoute({
  method: 'get',
  path: '/about',
  tags,
  summary: 'The texts of the About page',
  responses: { 200: answer('Texts', Texts), ...errorAnswers(401, 403) },
});
const rewrite = createRoute({
  method: 'put',
  path: '/about',
  tags,
  summary: 'Replace the texts of the About page',
  request: { headers: IfMatch, body: body(AboutTexts) },
  responses: { 200: answer('Texts', Texts), ...errorAnswers(401, 403, 412, 422, 428) },
});

export const staffAboutRoutes = () =>
  createStaffRouter()
    .openapi(read, async (c) => {
      allow(c.var.ctx.actor, 'texts:read');
      return c.json(about.withEtag(await readAbout(c.var.ctx)), 200);
    })
    .openapi(rewrite, async (c) => {
      const input = c.req.valid('json');
      const save = { id: 'about', ...c.req.valid('header'), input };
      const after = await about.save(c.var.ctx, save, (ctx) => updateAbout(ctx, input));
      return c.json(about.withEtag(after), 200);
    });
