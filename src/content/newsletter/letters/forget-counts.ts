import { eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { letterReaders } from './table.server.ts';

/** Forgets what somebody opened and followed, who does not allow that to be seen any more. */
export async function forgetCounts({ db }: Pick<Ctx, 'db'>, input: { subscriberId: string }): Promise<void> {
  await db.delete(letterReaders).where(eq(letterReaders.subscriberId, input.subscriberId));
}
