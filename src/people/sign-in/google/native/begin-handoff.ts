import { sql } from 'drizzle-orm';
import type { AppPlatform } from '#agency/native/platform.ts';
import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { defineLimit } from '#kit/limit.ts';
import type { GoogleCodes } from '#kit/ports/google.ts';
import { hashToken, newToken } from '#kit/secrets/token.ts';
import { beginSeconds, callbackPath, challengeOf, secretsOf } from './handoff.ts';
import { googleHandoffs } from './table.server.ts';

// Of one network, where many phones may stand behind one address.
const handoffLimit = defineLimit('google-handoff', { points: 60, seconds: 900 });

export function codesOf(ctx: Pick<Ctx, 'google'>): GoogleCodes {
  if (!ctx.google?.codes) throw new NotFound(/*i18n*/ 'Sign-in with Google');
  return ctx.google.codes;
}

/**
 * An app has opened the browser of its phone to sign somebody in.
 * @param input.challenge of the secret that the app keeps; `state` is the app's own
 * @returns where the browser goes, and what it holds meanwhile
 * @throws NotFound where sign-in with Google is not set up for apps; TooManyRequests
 */
export async function beginHandoff(
  ctx: Ctx,
  input: { platform: AppPlatform; state: string; challenge: string },
): Promise<{ url: string; held: string }> {
  const codes = codesOf(ctx);
  await ctx.limit(handoffLimit, ctx.request.ip);
  const held = newToken();
  const { state, nonce, codeVerifier } = secretsOf(held);
  const url = await codes.signInUrl({
    state,
    nonce,
    challenge: challengeOf(codeVerifier),
    returnTo: ctx.publicUrl + callbackPath,
  });
  await ctx.db.insert(googleHandoffs).values({
    ...input,
    tokenHash: hashToken(held),
    expiresAt: sql`now() + make_interval(secs => ${beginSeconds})`,
  });
  return { url, held };
}
