import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { createRedirect } from '../create-redirect.ts';
import { deleteRedirect } from '../delete-redirect.ts';
import { forgetLostAddress, getRedirect, listLostAddresses, listRedirects } from '../list-redirects.ts';
import { RedirectFilter, RedirectInput, redirectStatuses, type Addresses } from '../redirect.ts';
import { updateRedirect } from '../update-redirect.ts';
import { TimePage } from '#kit/rows/time-page.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import {
  answer,
  body,
  createStaffRouter,
  done,
  etag,
  IdParam,
  IfMatch,
  When,
} from '#kit/wire/staff-router.ts';

const Redirect = z
  .object({
    id: z.uuid(),
    fromPath: z.string(),
    target: z.string(),
    status: z.literal(redirectStatuses),
    note: z.string(),
    hits: z.number().int(),
    lastHitAt: When.nullable(),
    createdAt: When,
    etag,
  })
  .openapi('StaffRedirect');
const LostAddress = z
  .object({
    id: z.uuid(),
    path: z.string(),
    hits: z.number().int(),
    firstSeenAt: When,
    lastSeenAt: When,
    suggestion: z.string().nullable(),
  })
  .openapi('StaffLostAddress');

const redirect = savedRecord<RedirectInput>({
  subject: 'redirect',
  said: fieldsOf(RedirectInput),
  read: (ctx, redirectId) => getRedirect(ctx, { redirectId }),
});

const tags = ['Staff'];
const list = createRoute({
  method: 'get',
  path: '/redirects',
  tags,
  summary: 'Redirects, newest first',
  request: { query: RedirectFilter.extend(TimePage.shape) },
  responses: {
    200: answer('A page', z.object({ data: z.array(Redirect), nextCursor: z.uuid().nullable() })),
    ...errorAnswers(401, 403, 422),
  },
});
const one = createRoute({
  method: 'get',
  path: '/redirects/{id}',
  tags,
  summary: 'A redirect',
  request: { params: IdParam },
  responses: { 200: answer('The redirect', Redirect), ...errorAnswers(401, 403, 404) },
});
const create = createRoute({
  method: 'post',
  path: '/redirects',
  tags,
  summary: 'Let an old address lead on, or say that it is gone',
  description:
    '422 where a page answers at the old address, nothing answers at the new one, or a chain would begin.',
  request: { body: body(RedirectInput) },
  responses: { 201: answer('Added', Redirect), ...errorAnswers(401, 403, 422) },
});
const update = createRoute({
  method: 'put',
  path: '/redirects/{id}',
  tags,
  summary: 'Replace a redirect; its count goes on',
  request: { headers: IfMatch, params: IdParam, body: body(RedirectInput) },
  responses: { 200: answer('Changed', Redirect), ...errorAnswers(401, 403, 404, 412, 422, 428) },
});
const remove = createRoute({
  method: 'delete',
  path: '/redirects/{id}',
  tags,
  summary: 'Remove a redirect',
  request: { params: IdParam },
  responses: { 204: done, ...errorAnswers(401, 403, 404) },
});
const lost = createRoute({
  method: 'get',
  path: '/lost-addresses',
  tags,
  summary: 'Where people looked for a page in vain, the most wanted first',
  responses: { 200: answer('Addresses', z.array(LostAddress)), ...errorAnswers(401, 403) },
});
const forget = createRoute({
  method: 'delete',
  path: '/lost-addresses/{id}',
  tags,
  summary: 'Take an address off the list',
  request: { params: IdParam },
  responses: { 204: done, ...errorAnswers(401, 403, 404) },
});

/** Old addresses and lost ones. What the server answers at an address, the composition root knows. */
export const staffRedirectRoutes = ({ answersAt }: Addresses) =>
  createStaffRouter()
    .openapi(list, async (c) => {
      const { data, nextCursor } = await listRedirects(c.var.ctx, c.req.valid('query'));
      return c.json({ data: data.map(redirect.withEtag), nextCursor }, 200);
    })
    .openapi(one, async (c) =>
      c.json(redirect.withEtag(await getRedirect(c.var.ctx, { redirectId: c.req.valid('param').id })), 200),
    )
    .openapi(create, async (c) =>
      c.json(redirect.withEtag(await createRedirect({ ...c.var.ctx, answersAt }, c.req.valid('json'))), 201),
    )
    .openapi(update, async (c) => {
      const { id: redirectId } = c.req.valid('param');
      const input = c.req.valid('json');
      const save = { id: redirectId, ...c.req.valid('header'), input };
      const after = await redirect.save(c.var.ctx, save, (ctx) =>
        updateRedirect({ ...ctx, answersAt }, { ...input, redirectId }),
      );
      return c.json(redirect.withEtag(after), 200);
    })
    .openapi(remove, async (c) => {
      await deleteRedirect(c.var.ctx, { redirectId: c.req.valid('param').id });
      return c.body(null, 204);
    })
    .openapi(lost, async (c) => c.json(await listLostAddresses(c.var.ctx), 200))
    .openapi(forget, async (c) => {
      await forgetLostAddress(c.var.ctx, { addressId: c.req.valid('param').id });
      return c.body(null, 204);
    });
