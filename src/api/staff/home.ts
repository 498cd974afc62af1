import { createRoute } from '@hono/zod-openapi';
import { errorAnswers } from '#api/envelope.ts';
import { allow } from '#domain/context.ts';
import { HomeContent, StoredHome } from '#domain/home/home-content.ts';
import { getHome } from '#domain/home/read-home.ts';
import { updateHome } from '#domain/home/update-home.ts';
import { answer, body, createStaffRouter } from './router.ts';

const tags = ['Staff'];
const read = createRoute({
  method: 'get',
  path: '/home',
  tags,
  summary: 'What the home page says',
  responses: { 200: answer('The home page', StoredHome), ...errorAnswers(401, 403) },
});
const update = createRoute({
  method: 'put',
  path: '/home',
  tags,
  summary: 'Replace what the home page says',
  request: { body: body(HomeContent) },
  responses: { 200: answer('Changed', StoredHome), ...errorAnswers(401, 403, 422) },
});

export const staffHomeRoutes = () =>
  createStaffRouter()
    .openapi(read, async (c) => {
      allow(c.var.ctx.actor, 'texts:read');
      return c.json(await getHome(c.var.ctx), 200);
    })
    .openapi(update, async (c) => c.json(await updateHome(c.var.ctx, c.req.valid('json')), 200));
