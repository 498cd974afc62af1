import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#api/envelope.ts';
import { checkContent } from '#domain/content-check/check-content.ts';
import { Contradiction } from '#domain/content-check/contradiction.ts';
import { answer, createStaffRouter } from './router.ts';

const check = createRoute({
  method: 'get',
  path: '/content-check',
  tags: ['Staff'],
  summary: 'Facts that contradict each other on the site, with where each is said and written',
  responses: {
    200: answer('What cannot all be true', z.array(Contradiction.openapi('Contradiction'))),
    ...errorAnswers(401, 403),
  },
});

export const staffContentCheckRoutes = () =>
  createStaffRouter().openapi(check, async (c) => c.json(await checkContent(c.var.ctx), 200));
