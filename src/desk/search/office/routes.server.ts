import { z } from '@hono/zod-openapi';
import { findAnything } from '../find-anything.ts';
import { SearchHit, SearchQuery } from '../search-hit.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';

export const staffSearchRoutes = [
  staffRoute('search:use', {
    method: 'get',
    path: '/search',
    summary: 'Records of every kind that match',
    description: 'At most five of a kind; only kinds that the role may see.',
    query: SearchQuery,
    answer: ['What matches', z.object({ data: z.array(SearchHit.openapi('SearchHit')) })],
    handle: async (ctx, { query }) => ({ data: await findAnything(ctx, query) }),
  }),
];
