import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { defineLimit } from '#kit/limit.ts';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, body, errorAnswers } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { giveBack } from '../end-connection.ts';
import { exchangeCode } from '../exchange-code.ts';
import { isOurs } from '../judge-asked.ts';
import { OAuthRefusal } from '../oauth-refusal.ts';
import {
  connectPath,
  registerPath,
  resourceMetadataPath,
  resourceOf,
  revokePath,
  serverMetadataPath,
  tokenPath,
} from '../paths.ts';
import { refreshConnection } from '../refresh-connection.ts';
import { registerClient } from '../register-client.ts';
import { scopes } from '../scopes.ts';
import { Registered, ResourceMetadata, ServerMetadata, Tokens } from './schemas.ts';

/** By network: each asks the database. */
const oauthLimit = defineLimit('oauth', { points: 300, seconds: 300 });

const tags = ['Assistants'];
const described = (path: string) =>
  createRoute({
    method: 'get',
    path,
    tags,
    summary: 'Who lends tokens for the address of assistants (RFC 9728)',
    responses: { 200: answer('What assistants read to connect themselves', ResourceMetadata) },
  });
const serverMetadata = createRoute({
  method: 'get',
  path: serverMetadataPath,
  tags,
  summary: 'How tokens for assistants are lent (RFC 8414)',
  responses: { 200: answer('OAuth 2.1: authorization code with PKCE, refresh, revocation', ServerMetadata) },
});
const register = createRoute({
  method: 'post',
  path: registerPath,
  tags,
  summary: 'An assistant says who it is (RFC 7591)',
  description:
    'Nothing is kept: the id holds what was said. Who has a document about itself uses its address as the id instead.',
  request: {
    body: body(
      z.looseObject({
        client_name: z.string().optional(),
        redirect_uris: z.array(z.string()).optional(),
      }),
    ),
  },
  responses: { 201: answer('The id', Registered), ...errorAnswers(400, 413, 415) },
});
const token = createRoute({
  method: 'post',
  path: tokenPath,
  tags,
  summary: 'Change a code, or a refresh token, for tokens',
  description:
    'Form-encoded: `grant_type=authorization_code` with `code`, `code_verifier`, `client_id`, `redirect_uri`, or `grant_type=refresh_token` with `refresh_token`, `client_id`; `resource` in both. Refusals bear `error` and `error_description` besides.',
  responses: { 200: answer('Tokens', Tokens), ...errorAnswers(400, 413, 415, 429, 503) },
});
const revoke = createRoute({
  method: 'post',
  path: revokePath,
  tags,
  summary: 'Give a token back (RFC 7009)',
  description:
    'Form-encoded: `token`, either of the two. Ends the connection; unknown ones are answered alike.',
  responses: { 200: { description: 'It opens nothing any more' }, ...errorAnswers(400, 413, 415, 429, 503) },
});

const minutes = { 'Cache-Control': 'public, max-age=300' };
const never = { 'Cache-Control': 'no-store' };

/** OAuth 2.1 as the Model Context Protocol asks for it. No cookie counts here. */
export function connectionRoutes(deps: ApiDeps) {
  const { publicUrl } = deps;
  const at = (path: string) => publicUrl + path;
  const resourceMetadata = {
    resource: resourceOf(deps),
    authorization_servers: [publicUrl],
    scopes_supported: scopes,
    bearer_methods_supported: ['header'],
  };
  const metadata = {
    issuer: publicUrl,
    authorization_endpoint: at(connectPath),
    token_endpoint: at(tokenPath),
    registration_endpoint: at(registerPath),
    revocation_endpoint: at(revokePath),
    scopes_supported: scopes,
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
  };
  return (
    createRouter()
      .openapi(described(resourceMetadataPath), (c) => c.json(resourceMetadata, 200, minutes))
      // Where clients look that were given the address of the site alone.
      .openapi(described('/.well-known/oauth-protected-resource'), (c) =>
        c.json(resourceMetadata, 200, minutes),
      )
      .openapi(serverMetadata, (c) => c.json(metadata, 200, minutes))
      .openapi(register, (c) => c.json(registerClient(c.req.valid('json')), 201, never))
      .openapi(token, async (c) => {
        const ctx = deps.ctxFor(c);
        await ctx.limit(oauthLimit, ctx.request.ip);
        const form = await formOf(c);
        if (!isOurs(ctx, form.optional('resource')))
          throw new OAuthRefusal('invalid_target', /*i18n*/ 'It asks for another office than this one.');
        const clientId = form.needed('client_id');
        const kind = form.needed('grant_type');
        if (kind === 'authorization_code') {
          const [code, verifier] = [form.needed('code'), form.needed('code_verifier')];
          const redirectUri = form.optional('redirect_uri');
          return c.json(await exchangeCode(ctx, { code, clientId, redirectUri, verifier }), 200, never);
        }
        if (kind !== 'refresh_token')
          throw new OAuthRefusal('unsupported_grant_type', /*i18n*/ 'Tokens are not lent in this way.');
        const [refreshToken, scope] = [form.needed('refresh_token'), form.optional('scope')];
        return c.json(await refreshConnection(ctx, { refreshToken, clientId, scope }), 200, never);
      })
      .openapi(revoke, async (c) => {
        const ctx = deps.ctxFor(c);
        await ctx.limit(oauthLimit, ctx.request.ip);
        await giveBack(ctx, { token: (await formOf(c)).needed('token') });
        return c.body(null, 200, never);
      })
  );
}

/** What a program sends as a form, whatever it calls that. */
async function formOf(c: Context) {
  const fields = new URLSearchParams(await c.req.text());
  return {
    optional: (name: string) => fields.get(name) ?? undefined,
    needed(name: string): string {
      const value = fields.get(name);
      if (!value) throw new OAuthRefusal('invalid_request', /*i18n*/ 'Something is missing in this request.');
      return value;
    },
  };
}
