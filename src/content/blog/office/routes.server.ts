import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { createPost } from '../create-post.ts';
import { deletePost } from '../delete-post.ts';
import { movePost } from '../move-post.ts';
import { NewPost, PostChange, PostFilter, PostMove } from '../post.ts';
import { getStaffPost, listPostWords, listStaffPosts } from '../staff-posts.ts';
import { claimPost, leavePost } from '../post-editing.ts';
import { updatePost } from '../update-post.ts';
import { TimePage } from '#kit/rows/time-page.ts';
import { Post, PostRow, savedPost } from './schemas.server.ts';
import { answer, body, createStaffRouter, done, IdParam, IfMatch, When } from '#kit/wire/staff-router.ts';

const tags = ['Staff'];
const list = createRoute({
  method: 'get',
  path: '/posts',
  tags,
  summary: 'Posts of the blog, the last begun first',
  request: { query: PostFilter.extend(TimePage.shape) },
  responses: {
    200: answer('A page', z.object({ data: z.array(PostRow), nextCursor: z.uuid().nullable() })),
    ...errorAnswers(401, 403, 422),
  },
});
const words = createRoute({
  method: 'get',
  path: '/posts/words',
  tags,
  summary: 'Categories and authors in use',
  responses: {
    200: answer('Words', z.object({ categories: z.array(z.string()), authors: z.array(z.string()) })),
    ...errorAnswers(401, 403),
  },
});
const one = createRoute({
  method: 'get',
  path: '/posts/{id}',
  tags,
  summary: 'A post with its text',
  request: { params: IdParam },
  responses: { 200: answer('The post', Post), ...errorAnswers(401, 403, 404) },
});
const create = createRoute({
  method: 'post',
  path: '/posts',
  tags,
  summary: 'Begin a draft',
  request: { body: body(NewPost) },
  responses: { 201: answer('The draft', Post), ...errorAnswers(401, 403, 422) },
});
const change = createRoute({
  method: 'patch',
  path: '/posts/{id}',
  tags,
  summary: 'Change a post',
  description: 'What is left out stays.',
  request: { headers: IfMatch, params: IdParam, body: body(PostChange) },
  responses: { 200: answer('Changed', Post), ...errorAnswers(401, 403, 404, 409, 412, 413, 422, 428) },
});
const move = createRoute({
  method: 'put',
  path: '/posts/{id}/state',
  tags,
  summary: 'Publish a post, plan it, or take it back to the drafts',
  request: { params: IdParam, body: body(PostMove) },
  responses: { 200: answer('Moved', Post), ...errorAnswers(401, 403, 404, 422) },
});
const remove = createRoute({
  method: 'delete',
  path: '/posts/{id}',
  tags,
  summary: 'Remove a post with its comments',
  request: { params: IdParam },
  responses: { 204: done, ...errorAnswers(401, 403, 404) },
});

const claim = createRoute({
  method: 'put',
  path: '/posts/{id}/editing',
  tags,
  summary: 'Write in a post, unless a colleague does',
  description:
    'Sent again every half minute. A colleague who does nothing for two minutes keeps nobody away.',
  request: {
    params: IdParam,
    body: body(z.strictObject({ active: z.boolean(), takeOver: z.boolean().default(false) })),
  },
  responses: {
    200: answer(
      'Who writes in it, since when, and the version that holds now',
      z.object({ isMine: z.boolean(), staffName: z.string(), since: When, version: z.number().int() }),
    ),
    ...errorAnswers(401, 403, 404, 422),
  },
});
const leave = createRoute({
  method: 'delete',
  path: '/posts/{id}/editing',
  tags,
  summary: 'Let colleagues write in a post',
  request: { params: IdParam },
  responses: { 204: done, ...errorAnswers(401, 403) },
});

export const staffPostRoutes = () =>
  createStaffRouter()
    .openapi(list, async (c) => c.json(await listStaffPosts(c.var.ctx, c.req.valid('query')), 200))
    .openapi(words, async (c) => c.json(await listPostWords(c.var.ctx), 200))
    .openapi(one, async (c) =>
      c.json(savedPost.withEtag(await getStaffPost(c.var.ctx, { postId: c.req.valid('param').id })), 200),
    )
    .openapi(create, async (c) =>
      c.json(savedPost.withEtag(await createPost(c.var.ctx, c.req.valid('json'))), 201),
    )
    .openapi(change, async (c) => {
      const { id: postId } = c.req.valid('param');
      const input = c.req.valid('json');
      const save = { id: postId, ...c.req.valid('header'), input };
      const after = await savedPost.save(c.var.ctx, save, (ctx) => updatePost(ctx, { ...input, postId }));
      return c.json(savedPost.withEtag(after), 200);
    })
    .openapi(move, async (c) => {
      const input = { ...c.req.valid('json'), postId: c.req.valid('param').id };
      return c.json(savedPost.withEtag(await movePost(c.var.ctx, input)), 200);
    })
    .openapi(claim, async (c) => {
      const input = { ...c.req.valid('json'), postId: c.req.valid('param').id };
      return c.json(await claimPost(c.var.ctx, input), 200);
    })
    .openapi(leave, async (c) => {
      await leavePost(c.var.ctx, { postId: c.req.valid('param').id });
      return c.body(null, 204);
    })
    .openapi(remove, async (c) => {
      await deletePost(c.var.ctx, { postId: c.req.valid('param').id });
      return c.body(null, 204);
    });
