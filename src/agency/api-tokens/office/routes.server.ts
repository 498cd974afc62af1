import { z } from '@hono/zod-openapi';
import { OwnProof } from '#agency/staff/prove-oneself.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';
import { NewApiToken } from '../api-token.ts';
import { createToken, listTokens, revokeToken } from '../manage-tokens.ts';
import { ApiToken, MadeToken } from './answers.ts';

export const staffApiTokenRoutes = [
  staffRoute('api-tokens:read', {
    method: 'get',
    path: '/api-tokens',
    summary: 'What programs ask with',
    answer: ['Tokens, the newest first; those that ended too, for 90 days', z.array(ApiToken)],
    handle: (ctx) => listTokens(ctx),
  }),
  staffRoute('api-tokens:edit', {
    method: 'post',
    path: '/api-tokens',
    summary: 'Lend a program some of what one may do: password, and code where there is a second step',
    body: OwnProof.extend(NewApiToken.shape),
    status: 201,
    answer: ['Made', MadeToken],
    errors: [409, 429],
    handle: (ctx, { body }) => createToken(ctx, body),
  }),
  staffRoute('api-tokens:edit', {
    method: 'delete',
    path: '/api-tokens/{id}',
    summary: 'Take a token out of use at once',
    params: IdParam,
    handle: (ctx, { params }) => revokeToken(ctx, { tokenId: params.id }),
  }),
];
