import { createRoute, z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, body, errorAnswers } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { ensureViewer, viewerOf } from '#content/comments/wire/viewer.ts';
import { reactionTypes } from '../../post.ts';
import { reactToPost, readReactions } from '../react-to-post.ts';
import { listSaved, savePost, unsavePost } from '../saved-posts.ts';
import { adminId, reactionsToWire, ReactionsWire, slugIn } from '../../wire/schemas.ts';

const tags = ['Blog'];
const bySlug = { params: z.object({ slug: z.string() }) };

const reactionsOf = createRoute({
  method: 'get',
  path: '/api/reactions/slug/{slug}',
  tags,
  summary: 'How readers reacted to a blog',
  request: bySlug,
  responses: { 200: answer('Counts', ReactionsWire), ...errorAnswers(404, 503) },
});
const react = createRoute({
  method: 'post',
  path: '/api/reactions',
  tags,
  summary: 'React to a blog',
  description:
    'One reaction for each viewer (a cookie): another takes its place, the same again changes nothing.',
  request: {
    body: body(z.looseObject({ slug: z.string().max(120), type: z.enum(reactionTypes), AdminId: adminId })),
  },
  responses: {
    200: answer('Counts', ReactionsWire),
    ...errorAnswers(400, 404, 413, 415, 422, 429, 503),
  },
});
const savedList = createRoute({
  method: 'get',
  path: '/api/save/1',
  tags,
  summary: 'What this viewer saved',
  responses: {
    200: answer(
      'Newest first',
      z.array(z.object({ blogId: z.uuid(), slug: z.string(), title: z.string() }).openapi('SavedBlog')),
    ),
    ...errorAnswers(503),
  },
});
const SaveWire = z.looseObject({ blogId: z.uuid() });
const Saved = z.object({ ok: z.literal(true), saved: z.boolean() });
const save = createRoute({
  method: 'post',
  path: '/api/save',
  tags,
  summary: 'Save a blog for later',
  request: { body: body(SaveWire) },
  responses: {
    200: answer('Saved, also if it was already', Saved),
    ...errorAnswers(400, 404, 409, 413, 415, 422, 429, 503),
  },
});
const unsave = createRoute({
  method: 'delete',
  path: '/api/save',
  tags,
  summary: 'No longer keep a blog',
  request: { body: body(SaveWire) },
  responses: {
    200: answer('Not saved, also if it never was', Saved),
    ...errorAnswers(400, 413, 415, 422, 503),
  },
});

/** What readers do with a blog: reactions, and keeping it for later.. */
export function reactionRoutes(deps: ApiDeps) {
  return createRouter()
    .openapi(reactionsOf, async (c) => {
      const slug = slugIn(c.req.valid('param').slug);
      const { counts, mine } = await readReactions(deps.ctxFor(c), { slug, viewer: viewerOf(c, deps) });
      return c.json(reactionsToWire(counts, mine), 200);
    })
    .openapi(react, async (c) => {
      const { slug, type } = c.req.valid('json');
      const viewer = ensureViewer(c, deps);
      const counts = await reactToPost(deps.ctxFor(c), { slug: slugIn(slug), type, viewer });
      return c.json(reactionsToWire(counts, type), 200);
    })
    .openapi(savedList, async (c) => {
      const saved = await listSaved(deps.ctxFor(c), { viewer: viewerOf(c, deps) });
      return c.json(
        saved.map(({ blogId, slug, title }) => ({ blogId, slug, title })),
        200,
      );
    })
    .openapi(save, async (c) => {
      const { blogId } = c.req.valid('json');
      await savePost(deps.ctxFor(c), { postId: blogId, viewer: ensureViewer(c, deps) });
      return c.json({ ok: true as const, saved: true }, 200);
    })
    .openapi(unsave, async (c) => {
      const { blogId } = c.req.valid('json');
      const viewer = viewerOf(c, deps);
      if (viewer) await unsavePost(deps.ctxFor(c), { postId: blogId, viewer });
      return c.json({ ok: true as const, saved: false }, 200);
    });
}
