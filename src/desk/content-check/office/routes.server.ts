import { z } from '@hono/zod-openapi';
import { checkContent } from '../check-content.ts';
import { Contradiction } from '../contradiction.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';

export const staffContentCheckRoutes = [
  staffRoute('texts:edit', {
    method: 'get',
    path: '/content-check',
    summary: 'Facts that contradict each other on the site, with where each is said and written',
    answer: ['What cannot all be true', z.array(Contradiction.openapi('Contradiction'))],
    handle: (ctx) => checkContent(ctx),
  }),
];
