import { and, count, eq } from 'drizzle-orm';
import { isDue } from './is-due.ts';
import { messages } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';

/** How many messages wait to be sent, without those that wait for the end of quiet hours. */
export async function countQueued(ctx: Pick<Ctx, 'db'>): Promise<number> {
  const [row] = await ctx.db
    .select({ waiting: count() })
    .from(messages)
    .where(and(eq(messages.status, 'queued'), isDue));
  return row?.waiting ?? 0;
}
