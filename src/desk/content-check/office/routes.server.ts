import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { checkContent } from '../check-content.ts';
import { Contradiction } from '../contradiction.ts';
import { answer, createStaffRouter } from '#kit/wire/staff-router.ts';

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
