import { and, eq, isNull, sql } from 'drizzle-orm';
import { audit } from '#agency/audit/record.ts';
import type { Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { hashToken } from '#kit/secrets/token.ts';
import { apiTokens } from '../table.server.ts';
import { actorOf, findConnection, type Connection } from './find-connection.ts';
import { familyIn } from './lent-tokens.ts';
import { connections } from './table.server.ts';

/** Ends it at once, with all its tokens. @param why where it was not the assistant's own wish */
export async function endConnection(ctx: Ctx, connection: Connection, why?: string): Promise<void> {
  const { id, name } = connection.token;
  await inTransaction({ ...ctx, actor: actorOf(connection) }, async (ctx) => {
    const [ended] = await ctx.db
      .update(apiTokens)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(apiTokens.id, id), isNull(apiTokens.revokedAt)))
      .returning({ id: apiTokens.id });
    if (ended)
      await audit(ctx, {
        action: 'deleted',
        subjectType: 'api-token',
        subjectId: id,
        before: { name, ...(why && { why }) },
      });
  });
}

/** An assistant gives back what it was lent, by either of its tokens (RFC 7009). What is none of ours is passed over. */
export async function giveBack(ctx: Ctx, { token }: { token: string }): Promise<void> {
  const family = familyIn(token);
  const found = await findConnection(
    ctx,
    family ? eq(connections.familyHash, hashToken(family)) : eq(apiTokens.tokenHash, hashToken(token)),
  );
  if (found) await endConnection(ctx, found);
}
