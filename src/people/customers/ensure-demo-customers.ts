import { eq } from 'drizzle-orm';
import { customers } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { samplePassword, samplePeople, sampleSource } from './sample-customers.ts';
import { createCustomer } from '#people/sign-in/sign-up.ts';

/** Makes the sample customers where there is nobody yet. Demo mode only: the caller sees to that. */
export async function ensureDemoCustomers(ctx: Ctx): Promise<void> {
  const [somebody] = await ctx.db.select({ id: customers.id }).from(customers).limit(1);
  if (somebody) return;
  const passwordHash = await ctx.passwords.hash(samplePassword);
  await inTransaction(ctx, async (ctx) => {
    for (const { email, fullName, phone } of samplePeople) {
      const made = await createCustomer(ctx, { email, fullName, passwordHash, source: sampleSource });
      if (made) await ctx.db.update(customers).set({ phone }).where(eq(customers.id, made.id));
    }
  });
}
