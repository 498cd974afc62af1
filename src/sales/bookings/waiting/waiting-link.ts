import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { eq } from 'drizzle-orm';
import { waitingList } from './table.server.ts';
import { idInToken, signedToken } from '#agency/settings/signed-link.ts';

export type WaitingRow = typeof waitingList.$inferSelect;

/** The secret half of the address of a place on the list. */
export const waitingToken = (ctx: Pick<Ctx, 'db'>, waitingId: string) =>
  signedToken(ctx, 'waiting', waitingId);

/** One place. Null when there is none. */
export async function findPlaceRow(
  ctx: Pick<Ctx, 'db'>,
  { waitingId }: { waitingId: string },
): Promise<WaitingRow | null> {
  const [row] = await ctx.db.select().from(waitingList).where(eq(waitingList.id, waitingId));
  return row ?? null;
}

/** The place behind a signed link. @throws NotFound for a link that we did not sign, or whose place is given up */
export async function findPlace(ctx: Pick<Ctx, 'db'>, input: { token: string }): Promise<WaitingRow> {
  const waitingId = await idInToken(ctx, 'waiting', input.token);
  const row = waitingId && (await findPlaceRow(ctx, { waitingId }));
  if (!row) throw new NotFound(/*i18n*/ 'This place on the waiting list');
  return row;
}
