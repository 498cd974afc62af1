import { proveOneself, type OwnProof } from '#agency/staff/prove-oneself.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, Invalid } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { hashToken, newToken } from '#kit/secrets/token.ts';
import { tokenStart } from '../api-token.ts';
import { lendToken } from '../manage-tokens.ts';
import type { NewConnection } from './asked.ts';
import { backTo, judgeAsked } from './judge-asked.ts';
import { connections } from './table.server.ts';

/** For as long the code can be changed for tokens. */
const codeMinutes = 2;

/**
 * Lends an assistant some of what it asked for and one may do oneself. As for a token that is made by hand, password and
 * code are asked for.
 * @returns where the browser goes on to: the assistant, with a code that it changes for its tokens
 * @throws Invalid naming `scopes`, `password` or `code`, Conflict
 */
export async function connectAssistant(
  ctx: Ctx,
  { asked, scopes, days, ...proof }: NewConnection & OwnProof,
): Promise<{ to: string }> {
  allow(ctx.actor, 'api-tokens:edit');
  const judged = await judgeAsked(ctx, asked);
  if (judged.problem !== null)
    throw new Conflict(/*staff*/ 'This assistant cannot be connected. Please begin again in the assistant.');
  const { client, redirectUri, challenge, offered } = judged;
  if (!scopes.every((scope) => (offered as string[]).includes(scope)))
    throw new Invalid({ scopes: 'The assistant did not ask for this' });
  await proveOneself(ctx, proof);
  const code = newToken();
  const { host } = new URL(redirectUri);
  await inTransaction(ctx, async (ctx) => {
    const tokenId = await lendToken(ctx, {
      name: client.name,
      scopes: ['assistants:use', ...scopes],
      prefix: tokenStart,
      // Of nothing that anybody holds: what opens comes for the code.
      tokenHash: hashToken(newToken()),
      minutes: codeMinutes,
      connects: { clientId: client.id.slice(0, 300), host },
    });
    await ctx.db.insert(connections).values({
      tokenId,
      clientId: client.id,
      redirectUri,
      host,
      codeHash: hashToken(code),
      challenge,
      days,
    });
  });
  return { to: backTo(ctx, { redirectUri, state: asked.state }, { code }) };
}
