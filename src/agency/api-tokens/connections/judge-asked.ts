import { may, type Ctx } from '#kit/context.ts';
import type { Asked } from './asked.ts';
import { isRedirectOf, type Client } from './client.ts';
import { findClient } from './find-client.ts';
import type { OAuthCode } from './oauth-refusal.ts';
import { resourceOf } from './paths.ts';
import { scopes, type Scope } from './scopes.ts';

/**
 * Why nobody can be connected. Of the first two nobody learns but the person who looks: where to send them is not known
 * then. The others are OAuth's own.
 */
export type Problem = 'unknown_client' | 'foreign_redirect' | 'unsupported_response_type' | OAuthCode;

export type Judged =
  | { problem: 'unknown_client' | 'foreign_redirect'; client: Client | null }
  | { problem: Exclude<Problem, 'unknown_client' | 'foreign_redirect'>; client: Client; redirectUri: string }
  | { problem: null; client: Client; redirectUri: string; challenge: string; offered: Scope[] };

/** What to think of a wish to be connected; `offered` is what whoever looks could lend of what was asked for. */
export async function judgeAsked(ctx: Ctx, asked: Asked): Promise<Judged> {
  const client = await findClient(ctx, asked.client_id ?? '');
  if (!client) return { problem: 'unknown_client', client };
  const redirectUri = asked.redirect_uri ?? '';
  if (!isRedirectOf(client, redirectUri)) return { problem: 'foreign_redirect', client };
  const known = { client, redirectUri };
  if (asked.response_type !== 'code') return { problem: 'unsupported_response_type', ...known };
  const challenge = asked.code_challenge ?? '';
  if (asked.code_challenge_method !== 'S256' || !/^[\w-]{43}$/.test(challenge))
    return { problem: 'invalid_request', ...known };
  if (!isOurs(ctx, asked.resource)) return { problem: 'invalid_target', ...known };
  const wished = asked.scope?.split(' ') ?? scopes;
  const offered = scopes.filter((scope) => wished.includes(scope) && may(ctx.actor, scope));
  return offered.length > 0
    ? { problem: null, challenge, offered, ...known }
    : { problem: 'invalid_scope', ...known };
}

/** Whether a token is wished for what we have: there is one thing, so who names none means that. */
export const isOurs = (ctx: Pick<Ctx, 'publicUrl'>, resource: string | undefined): boolean =>
  resource === undefined ||
  (URL.canParse(resource) && new URL(resource).href.replace(/\/$/, '') === new URL(resourceOf(ctx)).href);

/** Where the browser goes on to, with what the assistant reads there (RFC 6749 §4.1.2, RFC 9207). */
export function backTo(
  { publicUrl }: Pick<Ctx, 'publicUrl'>,
  { redirectUri, state }: { redirectUri: string; state: string | undefined },
  said: Record<string, string>,
): string {
  const url = new URL(redirectUri);
  const all = { ...said, ...(state !== undefined && { state }), iss: publicUrl };
  for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value);
  return url.href;
}
