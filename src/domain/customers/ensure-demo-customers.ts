import { eq } from 'drizzle-orm';
import { customers } from '#db/schema/customers.server.ts';
import type { Ctx } from '#domain/context.ts';
import { createCustomer } from './sign-up.ts';

/** Two people to try the site with; their password stands in the README. Demo mode only: the caller sees to that. */
const people = [
  { email: 'meera@example.com', fullName: 'Meera Joshi', phone: '9000000021' },
  { email: 'arjun@example.com', fullName: 'Arjun Patil', phone: '9000000022' },
];
const demoPassword = 'chai-at-sunrise';

/** Whoever is there already stays as they are. */
export async function ensureDemoCustomers(ctx: Ctx): Promise<void> {
  const [somebody] = await ctx.db.select({ id: customers.id }).from(customers).limit(1);
  if (somebody) return;
  const passwordHash = await ctx.passwords.hash(demoPassword);
  await ctx.db.transaction(async (tx) => {
    for (const { email, fullName, phone } of people) {
      const made = await createCustomer(
        { ...ctx, db: tx },
        { email, fullName, passwordHash, source: 'demo' },
      );
      if (made) await tx.update(customers).set({ phone }).where(eq(customers.id, made.id));
    }
  });
}
