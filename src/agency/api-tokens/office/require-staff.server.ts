import { createMiddleware } from 'hono/factory';
import { requireSession } from '#agency/staff/office/require-session.server.ts';
import { Forbidden, Unauthenticated } from '#kit/errors.ts';
import { isInner } from '#kit/wire/ask-again.ts';
import type { ApiDeps } from '#kit/wire/deps.ts';
import type { StaffEnv } from '#kit/wire/staff-router.ts';
import { tokenStart } from '../api-token.ts';
import { mcpPath, resourceMetadataPath } from '../connections/paths.ts';
import { scopes } from '../connections/scopes.ts';
import { findToken } from '../find-token.ts';

/**
 * Lets signed-in staff through, and programs with a token of theirs. A browser sends an `Authorization` header for no
 * other site, so what protects the cookie is not needed; with a token, the cookie counts for nothing. What begins
 * otherwise is none of ours: a customer's app shows one of its own, and finds no office.
 */
export function requireStaff(deps: ApiDeps) {
  const session = requireSession(deps);
  // Where an assistant has no token it reads how it gets one (RFC 9728 §5.1).
  const challenge = (more = '') =>
    `Bearer ${more}resource_metadata="${deps.publicUrl}${resourceMetadataPath}", scope="${scopes.join(' ')}"`;
  return createMiddleware<StaffEnv>(async (c, next) => {
    const token = bearerOf(c.req.header('Authorization'));
    const isMcp = c.req.path === mcpPath;
    if (!token.startsWith(tokenStart)) {
      if (isMcp) c.header('WWW-Authenticate', challenge());
      return session(c, next);
    }
    const ctx = deps.ctxFor(c);
    const actor = await findToken(ctx, { token });
    if (!actor && isMcp) c.header('WWW-Authenticate', challenge('error="invalid_token", '));
    if (!actor) throw new Unauthenticated('This token opens nothing: it is unknown, ended or revoked.');
    // An assistant's token works through what turns sending, paying and deleting into proposals, and nowhere else.
    if (actor.token?.scopes.includes('assistants:use') && !isInner(c) && !isMcp)
      throw new Forbidden('This token is an assistant’s: it works at /staff/mcp alone.');
    c.set('ctx', { ...ctx, actor, language: 'en' });
    c.set('token', '');
    return next();
  });
}

/** What stands behind `Bearer`, or nothing. Longer ones are not ours. */
const bearerOf = (header = '') => /^Bearer ([\w-]{1,100})$/i.exec(header)?.[1] ?? '';
