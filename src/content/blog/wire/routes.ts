import { createRoute, z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, errorAnswers } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { ensureViewer } from '#content/comments/wire/viewer.ts';
import { countView } from '../count-view.ts';
import { findPost } from '../find-post.ts';
import { listPosts } from '../list-posts.ts';
import { NotFound } from '#kit/errors.ts';
import { BlogWire, slugIn, toWire } from './schemas.ts';

const tags = ['Blog'];
const bySlug = { params: z.object({ slug: z.string() }) };

const list = createRoute({
  method: 'get',
  path: '/api/blogs',
  tags,
  summary: 'The newest blogs',
  description:
    'Older ones: `cursor` with what the header `X-Next-Cursor` said; without that header there are none.',
  request: {
    query: z.object({
      limit: z.coerce.number().int().min(1).max(50).default(24),
      cursor: z.uuid().optional(),
    }),
  },
  responses: {
    200: answer('Newest first', z.array(BlogWire)),
    ...errorAnswers(422, 503),
  },
});
const one = createRoute({
  method: 'get',
  path: '/api/blogs/slug/{slug}',
  tags,
  summary: 'A blog',
  description:
    'Counts as a view: once for each viewer and day, robots excluded. An earlier address answers too.',
  request: bySlug,
  responses: { 200: answer('The blog', BlogWire), ...errorAnswers(404, 503) },
});
/** The calls of the blog.. */
export function blogRoutes(deps: ApiDeps) {
  return createRouter()
    .openapi(list, async (c) => {
      const { limit, cursor } = c.req.valid('query');
      const { posts, nextCursor } = await listPosts(deps.ctxFor(c), { limit, after: cursor });
      if (nextCursor) c.header('X-Next-Cursor', nextCursor);
      return c.json(posts.map(toWire), 200);
    })
    .openapi(one, async (c) => {
      const ctx = deps.ctxFor(c);
      const post = await findPost(ctx, { slug: slugIn(c.req.valid('param').slug) });
      if (!post) throw new NotFound(/*i18n*/ 'This blog');
      // Nobody waits for the count, and nobody suffers when it fails.
      countView(ctx, { postId: post.id, viewer: ensureViewer(c, deps) }).catch((error: unknown) =>
        deps.log.debug({ err: error }, 'view not counted'),
      );
      return c.json(toWire(post), 200);
    });
}
