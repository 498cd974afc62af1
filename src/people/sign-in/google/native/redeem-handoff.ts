import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { AppPlatform } from '#agency/native/platform.ts';
import type { Ctx } from '#kit/context.ts';
import { hashToken } from '#kit/secrets/token.ts';
import type { SignInPlace } from '#people/sessions/session.ts';
import { customerSignInNetworkLimit, enter, type SignedIn } from '../../sign-in.ts';
import { refusedByGoogle } from '../google-sign-in.ts';
import { challengeOf } from './handoff.ts';
import { googleHandoffs } from './table.server.ts';

/**
 * Signs in with the code that an app got from the browser of its phone. The code is used up by the first who brings it,
 * also by one who cannot prove to be the app that began.
 * @throws Unauthenticated with one text for every reason; Forbidden for a blocked account; TooManyRequests
 */
export async function redeemHandoff(
  ctx: Ctx,
  input: { platform: AppPlatform; code: string; codeVerifier: string; place: SignInPlace },
): Promise<SignedIn> {
  await ctx.limit(customerSignInNetworkLimit, ctx.request.ip);
  const [taken] = await ctx.db
    .delete(googleHandoffs)
    .where(
      and(
        eq(googleHandoffs.tokenHash, hashToken(input.code)),
        isNotNull(googleHandoffs.customerId),
        gt(googleHandoffs.expiresAt, sql`now()`),
      ),
    )
    .returning();
  const isTheirs = taken?.platform === input.platform && taken.challenge === challengeOf(input.codeVerifier);
  if (!taken?.customerId || !isTheirs) throw refusedByGoogle();
  const { customerId, isNew } = taken;
  return enter(ctx, { customerId, place: input.place, how: 'google', isNew });
}
