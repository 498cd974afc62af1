import { createRoute, z } from '@hono/zod-openapi';
import { adminId, slugIn } from '#content/blog/wire/schemas.ts';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, body, errorAnswers } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { ensureViewer, viewerOf } from './viewer.ts';
import { publishedPostId } from '#content/blog/find-post.ts';
import { addComment } from '../add-comment.ts';
import { CommentInput } from '../comment.ts';
import { listComments } from '../list-comments.ts';
import { reportComment } from '../report-comment.ts';
import { NotFound } from '#kit/errors.ts';

const CommentWire = z
  .object({
    id: z.uuid(),
    _id: z.uuid(),
    slug: z.string(),
    content: z.string(),
    author: z.string(),
    createdAt: z.iso.datetime(),
    AdminId: z.number().int().openapi({ description: 'Always 123; means nothing' }),
    status: z
      .enum(['approved', 'held'])
      .openapi({ description: 'held: awaiting review, shown to its author only' }),
    pinned: z.boolean().openapi({ description: 'Chosen by staff to stand first' }),
  })
  .openapi('Comment');

const tags = ['Blog'];
const list = createRoute({
  method: 'get',
  path: '/api/comments/slug/{slug}',
  tags,
  summary: 'The comments on a blog: the pinned one, then the newest first',
  description: 'Older ones: `cursor` with what the header `X-Next-Cursor` said.',
  request: {
    params: z.object({ slug: z.string() }),
    query: z.object({
      cursor: z.uuid().optional(),
      limit: z.coerce.number().int().min(1).max(100).default(100),
    }),
  },
  responses: {
    200: answer('Comments', z.array(CommentWire)),
    ...errorAnswers(404, 422, 503),
  },
});
const add = createRoute({
  method: 'post',
  path: '/api/comments',
  tags,
  summary: 'Comment on a blog',
  description:
    'Without a name the author is Anonymous. A risky comment waits for review; its author sees it meanwhile.',
  request: {
    body: body(
      z.looseObject({
        slug: z.string(),
        content: z.string(),
        author: z.string().nullable().optional(),
        AdminId: adminId,
        website: z.string().optional().openapi({ description: 'Left empty by people' }),
      }),
    ),
  },
  responses: {
    200: answer('Taken in', CommentWire),
    ...errorAnswers(400, 404, 413, 415, 422, 429, 503),
  },
});

const report = createRoute({
  method: 'post',
  path: '/api/comments/{id}/report',
  tags,
  summary: 'Report a comment',
  description:
    'One report for each viewer (a cookie) and network. After three of them it waits for staff to look at it.',
  request: { params: z.object({ id: z.string() }) },
  responses: {
    200: answer('Noted, also if it was already', z.object({ ok: z.literal(true) })),
    ...errorAnswers(404, 429, 503),
  },
});

export function commentRoutes(deps: ApiDeps) {
  return createRouter()
    .openapi(list, async (c) => {
      const slug = slugIn(c.req.valid('param').slug);
      const { cursor, limit } = c.req.valid('query');
      const ctx = deps.ctxFor(c);
      const postId = await publishedPostId(ctx, { slug });
      const viewer = viewerOf(c, deps);
      const { comments, nextCursor } = await listComments(ctx, { postId, viewer, limit, before: cursor });
      if (nextCursor) c.header('X-Next-Cursor', nextCursor);
      return c.json(
        comments.map((comment) => toWire(comment, slug)),
        200,
      );
    })
    .openapi(add, async (c) => {
      const { slug, content, author, website } = c.req.valid('json');
      const input = CommentInput.parse({ slug, content, author: author ?? '', honeypot: website });
      const ctx = deps.ctxFor(c);
      const comment = await addComment(ctx, { ...input, slug: slugIn(slug), viewer: ensureViewer(c, deps) });
      return c.json(toWire(comment, slug), 200);
    })
    .openapi(report, async (c) => {
      const id = z.uuid().safeParse(c.req.valid('param').id);
      if (!id.success) throw new NotFound(/*i18n*/ 'This comment');
      await reportComment(deps.ctxFor(c), { id: id.data, viewer: ensureViewer(c, deps) });
      return c.json({ ok: true as const }, 200);
    });
}

const toWire = (
  comment: {
    id: string;
    content: string;
    author: string;
    createdAt: Date;
    status: string;
    isPinned: boolean;
  },
  slug: string,
): z.infer<typeof CommentWire> => ({
  id: comment.id,
  _id: comment.id,
  slug,
  content: comment.content,
  author: comment.author,
  createdAt: comment.createdAt.toISOString(),
  AdminId: 123,
  status: comment.status === 'approved' ? 'approved' : 'held',
  pinned: comment.isPinned,
});
