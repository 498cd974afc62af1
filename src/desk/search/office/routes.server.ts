import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { findAnything } from '../find-anything.ts';
import { SearchHit, SearchQuery } from '../search-hit.ts';
import { answer, createStaffRouter } from '#kit/wire/staff-router.ts';

const search = createRoute({
  method: 'get',
  path: '/search',
  tags: ['Staff'],
  summary: 'Records of every kind that match',
  description: 'At most five of a kind; only kinds that the role may see.',
  request: { query: SearchQuery },
  responses: {
    200: answer('What matches', z.object({ data: z.array(SearchHit.openapi('SearchHit')) })),
    ...errorAnswers(401, 403, 422),
  },
});

export const staffSearchRoutes = () =>
  createStaffRouter().openapi(search, async (c) =>
    c.json({ data: await findAnything(c.var.ctx, c.req.valid('query')) }, 200),
  );
