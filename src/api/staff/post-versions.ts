import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#api/envelope.ts';
import { getVersion, listVersions, restoreVersion } from '#domain/blog/post-versions.ts';
import { Post } from './post-schemas.ts';
import { answer, body, createStaffRouter, IdParam, When } from './router.ts';

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
  summary: 'Give a post back what it said earlier',
  request: {
    params: VersionParam,
    body: body(z.strictObject({ version: z.number().int().min(1) })),
  },
  responses: { 200: answer('Restored', Post), ...errorAnswers(401, 403, 404, 409, 422) },
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
      return c.json(await restoreVersion(c.var.ctx, { ...c.req.valid('json'), postId, versionId }), 200);
    });
