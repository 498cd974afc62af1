import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from './envelope.ts';
import { answer, body, done, etag, IdParam, IfMatch } from './staff-router.ts';

const tags = ['Staff'];
const Made = z.object({ id: z.uuid() });

/** The same four calls for everything that is edited as a short list. */
export const shortListCalls = <S extends z.ZodType>(noun: string, input: S) => ({
  list: createRoute({
    method: 'get',
    path: `/${noun}`,
    tags,
    summary: `All ${noun}`,
    responses: {
      200: answer('The list', z.array(z.looseObject({ id: z.uuid(), etag }))),
      ...errorAnswers(401, 403),
    },
  }),
  create: createRoute({
    method: 'post',
    path: `/${noun}`,
    tags,
    summary: `Add to the ${noun}`,
    request: { body: body(input) },
    responses: { 201: answer('Added', Made), ...errorAnswers(401, 403, 422) },
  }),
  update: createRoute({
    method: 'put',
    path: `/${noun}/{id}`,
    tags,
    summary: `Replace one of the ${noun}`,
    request: { headers: IfMatch, params: IdParam, body: body(input) },
    responses: { 204: done, ...errorAnswers(401, 403, 404, 412, 422, 428) },
  }),
  remove: createRoute({
    method: 'delete',
    path: `/${noun}/{id}`,
    tags,
    summary: `Remove one of the ${noun}`,
    request: { params: IdParam },
    responses: { 204: done, ...errorAnswers(401, 403, 404, 409) },
  }),
});
