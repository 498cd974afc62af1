import { eq, sql } from 'drizzle-orm';
import { allow, type Ctx } from '#kit/context.ts';
import { unreachableAddresses } from './table.server.ts';

/** Notes that a mail to this address came back for good. */
export async function markUnreachable(
  ctx: Pick<Ctx, 'db'>,
  { address, reason, messageId }: { address: string; reason: string; messageId: string },
): Promise<void> {
  await ctx.db
    .insert(unreachableAddresses)
    .values({ address, reason, messageId })
    .onConflictDoUpdate({ target: unreachableAddresses.address, set: { reason, messageId, at: sql`now()` } });
}

/** An address that was typed anew, or that wrote to us, is believed in again. */
export async function clearUnreachable(
  ctx: Pick<Ctx, 'db'>,
  { address }: { address: string },
): Promise<void> {
  await ctx.db.delete(unreachableAddresses).where(eq(unreachableAddresses.address, address.toLowerCase()));
}

/** Since when mails to this address come back, and why; null while nothing is known against it. */
export async function readUnreachable(ctx: Ctx, { address }: { address: string }) {
  allow(ctx.actor, 'customers:read');
  const { at, reason } = unreachableAddresses;
  const [found] = await ctx.db
    .select({ at, reason })
    .from(unreachableAddresses)
    .where(eq(unreachableAddresses.address, address.toLowerCase()));
  return found ?? null;
}
