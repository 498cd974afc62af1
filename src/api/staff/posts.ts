import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#api/envelope.ts';
import { createPost } from '#domain/blog/create-post.ts';
import { deletePost } from '#domain/blog/delete-post.ts';
import { movePost } from '#domain/blog/move-post.ts';
import { actionTypes, NewPost, PostChange, PostFilter, PostMove, postStatuses } from '#domain/blog/post.ts';
import { getStaffPost, listPostWords, listStaffPosts } from '#domain/blog/staff-posts.ts';
import { claimPost, leavePost } from '#domain/blog/post-editing.ts';
import { getVersion, listVersions, restoreVersion } from '#domain/blog/post-versions.ts';
import { updatePost } from '#domain/blog/update-post.ts';
import { TimePage } from '#domain/time-page.ts';
import { answer, body, createStaffRouter, done, IdParam, When } from './router.ts';

const PostRow = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    title: z.string(),
    authorName: z.string(),
    category: z.string(),
    isFeatured: z.boolean(),
    isSample: z.boolean(),
    status: z.enum(postStatuses),
    publishAt: When.nullable(),
    publishedAt: When.nullable(),
    updatedAt: When,
    views: z.number().int(),
  })
  .openapi('StaffPostRow');
const Picture = z
  .object({
    name: z.string(),
    alt: z.string(),
    width: z.number(),
    height: z.number(),
    placeholder: z.string(),
    widths: z.array(z.number()),
  })
  .nullable();
const Post = PostRow.omit({ views: true })
  .extend({
    blocks: z.looseObject({ type: z.literal('doc') }),
    image1Id: z.uuid().nullable(),
    image2Id: z.uuid().nullable(),
    image1: Picture,
    image2: Picture,
    actionType: z.enum(actionTypes).nullable(),
    actionValue: z.string(),
    seoTitle: z.string(),
    seoDescription: z.string(),
    previewToken: z.string(),
    version: z.number().int(),
    createdAt: When,
  })
  .openapi('StaffPost');

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
  description: 'What is left out stays. 409 when `version` is not the newest.',
  request: { params: IdParam, body: body(PostChange) },
  responses: { 200: answer('Changed', Post), ...errorAnswers(401, 403, 404, 409, 413, 422) },
});
const move = createRoute({
  method: 'put',
  path: '/posts/{id}/state',
  tags,
  summary: 'Publish a post, plan it, or take it back to the drafts',
  request: { params: IdParam, body: body(PostMove) },
  responses: { 200: answer('Moved', Post), ...errorAnswers(401, 403, 404, 422) },
});
const versions = createRoute({
  method: 'get',
  path: '/posts/{id}/versions',
  tags,
  summary: 'What a post said earlier, the latest first',
  request: { params: IdParam },
  responses: {
    200: answer(
      'Until when it said so, and who changed it then',
      z.array(z.object({ id: z.uuid(), at: When, staffName: z.string(), title: z.string() })),
    ),
    ...errorAnswers(401, 403, 404),
  },
});
const VersionParam = IdParam.extend({ versionId: z.uuid() });
const oneVersion = createRoute({
  method: 'get',
  path: '/posts/{id}/versions/{versionId}',
  tags,
  summary: 'An earlier version as a whole',
  request: { params: VersionParam },
  responses: {
    200: answer(
      'What the post said',
      Post.pick({
        id: true,
        title: true,
        blocks: true,
        authorName: true,
        category: true,
        image1: true,
        image2: true,
      }).extend({ at: When, staffName: z.string() }),
    ),
    ...errorAnswers(401, 403, 404),
  },
});
const restore = createRoute({
  method: 'post',
  path: '/posts/{id}/versions/{versionId}/restore',
  tags,
  summary: 'Give a post back what it said earlier',
  request: {
    params: VersionParam,
    body: body(z.strictObject({ version: z.number().int().min(1) })),
  },
  responses: { 200: answer('Restored', Post), ...errorAnswers(401, 403, 404, 409, 422) },
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
      c.json(await getStaffPost(c.var.ctx, { postId: c.req.valid('param').id }), 200),
    )
    .openapi(create, async (c) => c.json(await createPost(c.var.ctx, c.req.valid('json')), 201))
    .openapi(change, async (c) => {
      const input = { ...c.req.valid('json'), postId: c.req.valid('param').id };
      return c.json(await updatePost(c.var.ctx, input), 200);
    })
    .openapi(move, async (c) => {
      const input = { ...c.req.valid('json'), postId: c.req.valid('param').id };
      return c.json(await movePost(c.var.ctx, input), 200);
    })
    .openapi(versions, async (c) =>
      c.json(await listVersions(c.var.ctx, { postId: c.req.valid('param').id }), 200),
    )
    .openapi(oneVersion, async (c) => {
      const { id: postId, versionId } = c.req.valid('param');
      return c.json(await getVersion(c.var.ctx, { postId, versionId }), 200);
    })
    .openapi(claim, async (c) => {
      const input = { ...c.req.valid('json'), postId: c.req.valid('param').id };
      return c.json(await claimPost(c.var.ctx, input), 200);
    })
    .openapi(leave, async (c) => {
      await leavePost(c.var.ctx, { postId: c.req.valid('param').id });
      return c.body(null, 204);
    })
    .openapi(restore, async (c) => {
      const { id: postId, versionId } = c.req.valid('param');
      return c.json(await restoreVersion(c.var.ctx, { ...c.req.valid('json'), postId, versionId }), 200);
    })
    .openapi(remove, async (c) => {
      await deletePost(c.var.ctx, { postId: c.req.valid('param').id });
      return c.body(null, 204);
    });
