import { eq } from 'drizzle-orm';
import { customers } from '#people/customers/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { defineLimit } from '#kit/limit.ts';

const checkUserLimit = defineLimit('check-user', { points: 20, seconds: 60 });
const checkUserDayLimit = defineLimit('check-user-day', { points: 200, seconds: 86_400 });

/**
 * Whether an address has an account: the sign-in window asks. What it gives away is
 * limited by how often it may be asked.
 * @throws TooManyRequests
 */
export async function isKnown(ctx: Ctx, input: { email: string }): Promise<boolean> {
  await ctx.limit(checkUserLimit, ctx.request.ip);
  await ctx.limit(checkUserDayLimit, ctx.request.ip);
  const [found] = await ctx.db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.email, input.email));
  return found !== undefined;
}
