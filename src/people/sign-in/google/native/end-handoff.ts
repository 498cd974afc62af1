import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { AppPlatform } from '#agency/native/platform.ts';
import type { Ctx } from '#kit/context.ts';
import type { Identity } from '#kit/ports/google.ts';
import { hashToken, newToken } from '#kit/secrets/token.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { accountOf } from '../google-sign-in.ts';
import { codesOf } from './begin-handoff.ts';
import { callbackPath, secretsOf, type Ended } from './handoff.ts';
import { googleHandoffs } from './table.server.ts';

/** What Google's answer carries. */
export type GoogleAnswer = { state: string; code?: string; error?: string };
/** `platform` and `state` are what the app began with. `fault`: what went wrong on our side or at Google, for the log. */
type HandedOff = { platform: AppPlatform; state: string; ended: Ended; fault?: unknown };

/**
 * Google has sent the browser back: whoever it vouches for has an account, and the app gets a code for it, good once
 * within two minutes.
 * @param held what the browser was given; the answer counts in that browser alone, and once
 * @returns null where nothing was begun here, or too long ago
 */
export async function endHandoff(
  ctx: Ctx,
  held: string | undefined,
  answer: GoogleAnswer,
): Promise<HandedOff | null> {
  const codes = codesOf(ctx);
  if (!held) return null;
  const secrets = secretsOf(held);
  if (answer.state !== secrets.state) return null;
  const [begun] = await ctx.db
    .delete(googleHandoffs)
    .where(
      and(
        eq(googleHandoffs.tokenHash, hashToken(held)),
        isNull(googleHandoffs.customerId),
        gt(googleHandoffs.expiresAt, sql`now()`),
      ),
    )
    .returning();
  if (!begun) return null;
  const { platform, state, challenge } = begun;
  const end = (ended: Ended, fault?: unknown): HandedOff => ({ platform, state, ended, fault });
  if (answer.error || !answer.code)
    return end({ error: answer.error === 'access_denied' ? 'access_denied' : 'failed' });

  try {
    const { nonce, codeVerifier } = secrets;
    const returnTo = ctx.publicUrl + callbackPath;
    const identity = await codes.redeem({ code: answer.code, codeVerifier, nonce, returnTo });
    const code = identity && (await grantCode(ctx, identity, { platform, challenge, state }));
    return end(code ? { code } : { error: 'failed' });
  } catch (fault) {
    // Even then somebody sits before this browser, and an app waits for its answer.
    return end({ error: 'failed' }, fault);
  }
}

/** @returns the app's code; null where nothing says that an account is theirs */
const grantCode = (
  ctx: Ctx,
  identity: Identity,
  app: { platform: AppPlatform; challenge: string; state: string },
): Promise<string | null> =>
  inTransaction(ctx, async (ctx) => {
    const account = await accountOf(ctx, identity);
    if (!account) return null;
    const code = newToken();
    await ctx.db.insert(googleHandoffs).values({
      ...app,
      ...account,
      tokenHash: hashToken(code),
      expiresAt: sql`now() + interval '2 minutes'`,
    });
    return code;
  });
