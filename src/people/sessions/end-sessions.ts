import type { SQL } from 'drizzle-orm';
import { customerSessions } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { invalidateCustomer } from './session-cache.ts';

/** Ends every session that matches, with all its tokens, in every process. @returns whose they were */
export async function endSessions(ctx: Pick<Ctx, 'db'>, matching: SQL | undefined): Promise<string[]> {
  if (!matching) return [];
  const ended = await ctx.db
    .delete(customerSessions)
    .where(matching)
    .returning({ customerId: customerSessions.customerId });
  for (const customerId of new Set(ended.map((session) => session.customerId)))
    await invalidateCustomer(ctx, customerId);
  return ended.map((session) => session.customerId);
}
