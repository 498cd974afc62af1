import { eq } from 'drizzle-orm';
import { customers } from '#db/schema/customers.server.ts';
import type { Ctx } from '#domain/context.ts';

/** Whose account stands at an address: decides what a mail to it may say. */
export async function accountAt(ctx: Pick<Ctx, 'db'>, input: { email: string }) {
  const [found] = await ctx.db
    .select({ fullName: customers.fullName })
    .from(customers)
    .where(eq(customers.email, input.email));
  return found ?? null;
}
