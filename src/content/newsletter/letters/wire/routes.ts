import { createRoute, z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { followLink, noteOpened } from '../count-letter.ts';

const description =
  'Leads to what stood in the letter when it went out. Counted without saying whose click it was; `mark` names a reader who allowed that.';
const leads = {
  302: { description: 'To where the link leads', headers: z.object({ Location: z.string() }) },
  ...errorAnswers(404, 503),
};
const link = createRoute({
  method: 'get',
  path: '/api/newsletter/links/{link}',
  tags: ['Newsletter'],
  summary: 'Follow a link of a letter',
  description,
  request: { params: z.object({ link: z.string() }) },
  responses: leads,
});
const markedLink = createRoute({
  method: 'get',
  path: '/api/newsletter/links/{link}/{mark}',
  tags: ['Newsletter'],
  summary: 'Follow a link of a letter, by a reader who allows it to be seen',
  description,
  request: { params: z.object({ link: z.string(), mark: z.string() }) },
  responses: leads,
});
const opened = createRoute({
  method: 'get',
  path: '/api/newsletter/opened/{letter}/{mark}',
  tags: ['Newsletter'],
  summary: 'The picture of one point in letters to readers who allow it to be seen that they opened one',
  description: 'The picture, whatever it is asked with: who asks learns nothing.',
  request: { params: z.object({ letter: z.string(), mark: z.string() }) },
  responses: {
    200: {
      description: 'One transparent point',
      content: { 'image/gif': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...errorAnswers(503),
  },
});

/** The smallest GIF: one transparent point. */
const point = Uint8Array.from(
  Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
);
/** Every time anew, and nobody is told where the reader comes from. */
const leading = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };

export function letterRoutes(deps: ApiDeps) {
  return createRouter()
    .openapi(link, async (c) => {
      const { link } = c.req.valid('param');
      const isLook = c.req.method !== 'GET';
      const to = await followLink(deps.ctxFor(c), { link, mark: null, isLook });
      return c.body(null, 302, { ...leading, Location: new URL(to).href });
    })
    .openapi(markedLink, async (c) => {
      const isLook = c.req.method !== 'GET';
      const to = await followLink(deps.ctxFor(c), { ...c.req.valid('param'), isLook });
      return c.body(null, 302, { ...leading, Location: new URL(to).href });
    })
    .openapi(opened, async (c) => {
      const { letter, mark } = c.req.valid('param');
      const letterId = z.uuid().safeParse(letter);
      if (letterId.success && c.req.method === 'GET')
        await noteOpened(deps.ctxFor(c), { letterId: letterId.data, mark });
      return c.body(point, 200, {
        'Content-Type': 'image/gif',
        'Cache-Control': 'no-store',
        // Mail programs on the web show it on their own pages.
        'Cross-Origin-Resource-Policy': 'cross-origin',
      });
    });
}
