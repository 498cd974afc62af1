import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import { actorColumns, staff } from '#agency/staff/table.server.ts';
import type { Actor, Ctx } from '#kit/context.ts';
import { apiTokens } from '../table.server.ts';
import { connections } from './table.server.ts';

/** A connection with whose it is. `lives`: whether it has not ended, by itself or with its person. */
export async function findConnection(ctx: Pick<Ctx, 'db'>, which: SQL) {
  const [found] = await ctx.db
    .select({
      connection: connections,
      token: { id: apiTokens.id, name: apiTokens.name, scopes: apiTokens.scopes },
      person: actorColumns,
      lives: sql<boolean>`${and(isNull(apiTokens.revokedAt), gt(apiTokens.expiresAt, sql`now()`), staff.active)}`,
    })
    .from(connections)
    .innerJoin(apiTokens, eq(apiTokens.id, connections.tokenId))
    .innerJoin(staff, eq(staff.id, apiTokens.staffId))
    .where(which);
  return found ?? null;
}
export type Connection = NonNullable<Awaited<ReturnType<typeof findConnection>>>;

/** Whom the audit names for what the assistant does itself. */
export const actorOf = ({ person, token }: Connection): Actor => ({ kind: 'staff', ...person, token });
