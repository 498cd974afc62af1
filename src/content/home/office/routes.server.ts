import { createRoute } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { allow } from '#kit/context.ts';
import { HomeContent, homeKey, StoredHome } from '../home-content.ts';
import { getHome } from '../read-home.ts';
import { updateHome } from '../update-home.ts';
import { savedRecord } from '#agency/audit/saved-record.ts';
import { answer, body, createStaffRouter, etag, IfMatch } from '#kit/wire/staff-router.ts';

const home = savedRecord<StoredHome>({
  subject: 'home',
  said: ({ content }) => ({ content }),
  read: (ctx) => getHome(ctx),
});
const Home = StoredHome.extend({ etag }).openapi('StaffHome');

const tags = ['Staff'];
const read = createRoute({
  method: 'get',
  path: '/home',
  tags,
  summary: 'What the home page says',
  responses: { 200: answer('The home page', Home), ...errorAnswers(401, 403) },
});
const update = createRoute({
  method: 'put',
  path: '/home',
  tags,
  summary: 'Replace what the home page says',
  request: { headers: IfMatch, body: body(HomeContent) },
  responses: { 200: answer('Changed', Home), ...errorAnswers(401, 403, 412, 422, 428) },
});

export const staffHomeRoutes = () =>
  createStaffRouter()
    .openapi(read, async (c) => {
      allow(c.var.ctx.actor, 'texts:read');
      return c.json(home.withEtag(await getHome(c.var.ctx)), 200);
    })
    .openapi(update, async (c) => {
      const content = c.req.valid('json');
      const save = { id: homeKey, ...c.req.valid('header'), input: { content } };
      const after = await home.save(c.var.ctx, save, (ctx) => updateHome(ctx, content));
      return c.json(home.withEtag(after), 200);
    });
