import { eq } from 'drizzle-orm';
import { customers } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';

/** Whose account stands at an address: decides what a mail to it may say. */
export async function accountAt(ctx: Pick<Ctx, 'db'>, input: { email: string }) {
  const [found] = await ctx.db
    .select({ fullName: customers.fullName })
    .from(customers)
    .where(eq(customers.email, input.email));
  return found ?? null;
}
