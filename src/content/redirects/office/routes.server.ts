import { z } from '@hono/zod-openapi';
import { createRedirect } from '../create-redirect.ts';
import { deleteRedirect } from '../delete-redirect.ts';
import { dismissLostAddress, getRedirect, listLostAddresses, listRedirects } from '../list-redirects.ts';
import { RedirectFilter, RedirectInput, type Addresses } from '../redirect.ts';
import { updateRedirect } from '../update-redirect.ts';
import { TimePage } from '#kit/rows/time-page.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { IdParam, pageOf, staffRoute } from '#kit/wire/staff-router.ts';
import { Redirect, LostAddress } from './answers.ts';

const redirect = savedRecord<RedirectInput>({
  subject: 'redirect',
  editable: fieldsOf(RedirectInput),
  read: (ctx, redirectId) => getRedirect(ctx, { redirectId }),
});

/** Old addresses and lost ones. What the server answers at an address, the composition root knows. */
export const staffRedirectRoutes = ({ answersAt }: Addresses) => [
  staffRoute('redirects:read', {
    method: 'get',
    path: '/redirects',
    summary: 'Redirects, newest first',
    query: RedirectFilter.extend(TimePage.shape),
    answer: ['A page', pageOf(Redirect)],
    handle: async (ctx, { query }) => {
      const { data, nextCursor } = await listRedirects(ctx, query);
      return { data: data.map(redirect.withEtag), nextCursor };
    },
  }),
  staffRoute('redirects:read', {
    method: 'get',
    path: '/redirects/{id}',
    summary: 'A redirect',
    params: IdParam,
    answer: ['The redirect', Redirect],
    handle: async (ctx, { params }) => redirect.withEtag(await getRedirect(ctx, { redirectId: params.id })),
  }),
  staffRoute('redirects:edit', {
    method: 'post',
    path: '/redirects',
    summary: 'Let an old address lead on, or say that it is gone',
    description:
      '422 where a page answers at the old address, nothing answers at the new one, or a chain would begin.',
    body: RedirectInput,
    status: 201,
    answer: ['Added', Redirect],
    handle: async (ctx, { body }) => redirect.withEtag(await createRedirect({ ...ctx, answersAt }, body)),
  }),
  staffRoute('redirects:edit', {
    method: 'put',
    path: '/redirects/{id}',
    summary: 'Replace a redirect; its count goes on',
    params: IdParam,
    ifMatch: true,
    body: RedirectInput,
    answer: ['Changed', Redirect],
    handle: (ctx, { params: { id: redirectId }, ifMatch, body }) =>
      redirect.saveWithEtag(ctx, { id: redirectId, ifMatch, input: body }, (ctx) =>
        updateRedirect({ ...ctx, answersAt }, { ...body, redirectId }),
      ),
  }),
  staffRoute('redirects:edit', {
    method: 'delete',
    path: '/redirects/{id}',
    summary: 'Remove a redirect',
    params: IdParam,
    handle: (ctx, { params }) => deleteRedirect(ctx, { redirectId: params.id }),
  }),
  staffRoute('redirects:read', {
    method: 'get',
    path: '/lost-addresses',
    summary: 'Where people looked for a page in vain, the most wanted first',
    answer: ['Addresses', z.array(LostAddress)],
    handle: (ctx) => listLostAddresses(ctx),
  }),
  staffRoute('redirects:edit', {
    method: 'delete',
    path: '/lost-addresses/{id}',
    summary: 'Take an address off the list',
    params: IdParam,
    handle: (ctx, { params }) => dismissLostAddress(ctx, { addressId: params.id }),
  }),
];
