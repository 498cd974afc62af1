import { z } from '@hono/zod-openapi';
import { createPost } from '../create-post.ts';
import { deletePost } from '../delete-post.ts';
import { movePost } from '../move-post.ts';
import { NewPost, PostChange, PostFilter, PostMove } from '../post.ts';
import { getStaffPost, listPostLabels, listStaffPosts } from '../staff-posts.ts';
import { claimPost, leavePost } from '../editing/post-editing.ts';
import { renameTag, TagRenaming } from '../tags/rename-tag.ts';
import { updatePost } from '../update-post.ts';
import { TimePage } from '#kit/rows/time-page.ts';
import { Post, PostRow } from './answers.ts';
import { savedPost } from './saved-post.server.ts';
import { When } from '#kit/answers.ts';
import { IdParam, pageOf, staffRoute } from '#kit/wire/staff-router.ts';

export const staffPostRoutes = [
  staffRoute('posts:read', {
    method: 'get',
    path: '/posts',
    summary: 'Posts of the blog, the last begun first',
    query: PostFilter.extend(TimePage.shape),
    answer: ['A page', pageOf(PostRow)],
    handle: (ctx, { query }) => listStaffPosts(ctx, query),
  }),
  staffRoute('posts:read', {
    method: 'get',
    path: '/posts/words',
    summary: 'Categories, authors and tags in use',
    answer: [
      'Words',
      z.object({ categories: z.array(z.string()), authors: z.array(z.string()), tags: z.array(z.string()) }),
    ],
    handle: (ctx) => listPostLabels(ctx),
  }),
  staffRoute('posts:edit', {
    method: 'post',
    path: '/posts/tags/rename',
    summary: 'Call a tag otherwise in every post',
    description: 'Its page leads to the one of the new name.',
    body: TagRenaming,
    answer: ['How many posts had it', z.object({ posts: z.number().int() })],
    handle: async (ctx, { body }) => ({ posts: await renameTag(ctx, body) }),
  }),
  staffRoute('posts:read', {
    method: 'get',
    path: '/posts/{id}',
    summary: 'A post with its text',
    params: IdParam,
    answer: ['The post', Post],
    handle: async (ctx, { params }) => savedPost.withEtag(await getStaffPost(ctx, { postId: params.id })),
  }),
  staffRoute('posts:edit', {
    method: 'post',
    path: '/posts',
    summary: 'Begin a draft',
    body: NewPost,
    status: 201,
    answer: ['The draft', Post],
    handle: async (ctx, { body }) => savedPost.withEtag(await createPost(ctx, body)),
  }),
  staffRoute('posts:edit', {
    method: 'patch',
    path: '/posts/{id}',
    summary: 'Change a post',
    description: 'What is left out stays.',
    params: IdParam,
    ifMatch: true,
    body: PostChange,
    answer: ['Changed', Post],
    errors: [409, 413],
    handle: (ctx, { params: { id: postId }, ifMatch, body }) =>
      savedPost.saveWithEtag(ctx, { id: postId, ifMatch, input: body }, (ctx) =>
        updatePost(ctx, { ...body, postId }),
      ),
  }),
  staffRoute('posts:edit', {
    method: 'put',
    path: '/posts/{id}/state',
    summary: 'Publish a post, plan it, or take it back to the drafts',
    params: IdParam,
    body: PostMove,
    answer: ['Moved', Post],
    handle: async (ctx, { params, body }) =>
      savedPost.withEtag(await movePost(ctx, { ...body, postId: params.id })),
  }),
  staffRoute('posts:edit', {
    method: 'put',
    path: '/posts/{id}/editing',
    summary: 'Write in a post, unless a colleague does',
    description:
      'Sent again every twenty seconds. A colleague who does nothing for two minutes keeps nobody away.',
    params: IdParam,
    body: z.strictObject({ active: z.boolean(), takeOver: z.boolean().default(false) }),
    answer: [
      'Who writes in it, since when, and the version that holds now',
      z.object({ isMine: z.boolean(), staffName: z.string(), since: When, version: z.number().int() }),
    ],
    handle: (ctx, { params, body }) => claimPost(ctx, { ...body, postId: params.id }),
  }),
  staffRoute('posts:edit', {
    method: 'delete',
    path: '/posts/{id}/editing',
    summary: 'Let colleagues write in a post',
    params: IdParam,
    handle: (ctx, { params }) => leavePost(ctx, { postId: params.id }),
  }),
  staffRoute('posts:edit', {
    method: 'delete',
    path: '/posts/{id}',
    summary: 'Remove a post with its comments',
    params: IdParam,
    handle: (ctx, { params }) => deletePost(ctx, { postId: params.id }),
  }),
];
