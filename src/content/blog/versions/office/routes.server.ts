import { z } from '@hono/zod-openapi';
import { getVersion, listVersions } from '../post-versions.ts';
import { dropDraft, publishDraft, restoreVersion } from '../restore-version.ts';
import { Post } from '../../office/answers.ts';
import { savedPost } from '../../office/saved-post.server.ts';
import { When } from '#kit/answers.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';

const VersionParam = IdParam.extend({ versionId: z.uuid() });

/** What a post said earlier, and giving it back. */
export const staffPostVersionRoutes = [
  staffRoute('posts:read', {
    method: 'get',
    path: '/posts/{id}/versions',
    summary: 'What a post said earlier, the latest first',
    params: IdParam,
    answer: [
      'Until when it said so, and who changed it then',
      z.array(z.object({ id: z.uuid(), at: When, staffName: z.string(), title: z.string() })),
    ],
    handle: (ctx, { params }) => listVersions(ctx, { postId: params.id }),
  }),
  staffRoute('posts:read', {
    method: 'get',
    path: '/posts/{id}/versions/{versionId}',
    summary: 'An earlier version as a whole',
    params: VersionParam,
    answer: [
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
    ],
    handle: (ctx, { params: { id: postId, versionId } }) => getVersion(ctx, { postId, versionId }),
  }),
  staffRoute('posts:edit', {
    method: 'post',
    path: '/posts/{id}/versions/{versionId}/restore',
    summary: 'Give a post back what it said earlier; while readers see it, as a draft beside it',
    params: VersionParam,
    ifMatch: true,
    answer: ['Restored', Post],
    handle: (ctx, { params: { id: postId, versionId }, ifMatch }) =>
      savedPost.saveWithEtag(ctx, { id: postId, ifMatch, input: {} }, (ctx) =>
        restoreVersion(ctx, { postId, versionId }),
      ),
  }),
  staffRoute('posts:edit', {
    method: 'post',
    path: '/posts/{id}/draft/publish',
    summary: 'Let readers see the draft that a restored version has become',
    params: IdParam,
    ifMatch: true,
    answer: ['The post', Post],
    errors: [409, 422],
    handle: (ctx, { params: { id: postId }, ifMatch }) =>
      savedPost.saveWithEtag(ctx, { id: postId, ifMatch, input: {} }, (ctx) => publishDraft(ctx, { postId })),
  }),
  staffRoute('posts:edit', {
    method: 'delete',
    path: '/posts/{id}/draft',
    summary: 'Throw that draft away; the version stays',
    params: IdParam,
    answer: ['The post', Post],
    handle: async (ctx, { params }) => {
      const after = await dropDraft(ctx, { postId: params.id });
      return savedPost.withEtag(after);
    },
  }),
];
