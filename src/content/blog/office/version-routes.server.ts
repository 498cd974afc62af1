import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { getVersion, listVersions } from '../post-versions.ts';
import { dropDraft, publishDraft, restoreVersion } from '../restore-version.ts';
import { Post, savedPost } from './schemas.server.ts';
import { answer, createStaffRouter, IdParam, IfMatch, When } from '#kit/wire/staff-router.ts';

const tags = ['Staff'];
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
  summary: 'Give a post back what it said earlier; while readers see it, as a draft beside it',
  request: { headers: IfMatch, params: VersionParam },
  responses: { 200: answer('Restored', Post), ...errorAnswers(401, 403, 404, 412, 428) },
});

const publish = createRoute({
  method: 'post',
  path: '/posts/{id}/draft/publish',
  tags,
  summary: 'Let readers see the draft that a restored version has become',
  request: { headers: IfMatch, params: IdParam },
  responses: { 200: answer('The post', Post), ...errorAnswers(401, 403, 404, 409, 412, 422, 428) },
});
const drop = createRoute({
  method: 'delete',
  path: '/posts/{id}/draft',
  tags,
  summary: 'Throw that draft away; the version stays',
  request: { params: IdParam },
  responses: { 200: answer('The post', Post), ...errorAnswers(401, 403, 404) },
});

/** What a post said earlier, and giving it back. */
export const staffPostVersionRoutes = () =>
  createStaffRouter()
    .openapi(versions, async (c) =>
      c.json(await listVersions(c.var.ctx, { postId: c.req.valid('param').id }), 200),
    )
    .openapi(oneVersion, async (c) => {
      const { id: postId, versionId } = c.req.valid('param');
      return c.json(await getVersion(c.var.ctx, { postId, versionId }), 200);
    })
    .openapi(restore, async (c) => {
      const { id: postId, versionId } = c.req.valid('param');
      const save = { id: postId, ...c.req.valid('header'), input: {} };
      const after = await savedPost.save(c.var.ctx, save, (ctx) =>
        restoreVersion(ctx, { postId, versionId }),
      );
      return c.json(savedPost.withEtag(after), 200);
    })
    .openapi(publish, async (c) => {
      const { id: postId } = c.req.valid('param');
      const save = { id: postId, ...c.req.valid('header'), input: {} };
      const after = await savedPost.save(c.var.ctx, save, (ctx) => publishDraft(ctx, { postId }));
      return c.json(savedPost.withEtag(after), 200);
    })
    .openapi(drop, async (c) => {
      const after = await dropDraft(c.var.ctx, { postId: c.req.valid('param').id });
      return c.json(savedPost.withEtag(after), 200);
    });
