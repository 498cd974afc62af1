import { count, eq } from 'drizzle-orm';
import { messages } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';

/** How many messages wait to be sent. */
export async function countQueued(ctx: Pick<Ctx, 'db'>): Promise<number> {
  const [row] = await ctx.db.select({ waiting: count() }).from(messages).where(eq(messages.status, 'queued'));
  return row?.waiting ?? 0;
}
