import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import { customerSessions } from '#people/sessions/table.server.ts';
import { customerConsents } from './consents/table.server.ts';
import { customers } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { endSessions } from '#people/sessions/end-sessions.ts';

/** Two people to try the site with; their password stands in the README. */
export const samplePeople = [
  { email: 'meera@example.com', fullName: 'Meera Joshi', phone: '9000000021' },
  { email: 'arjun@example.com', fullName: 'Arjun Patil', phone: '9000000022' },
];
export const samplePassword = 'chai-at-sunrise';
/** How their accounts came about. */
export const sampleSource = 'demo';

/** Made by the demo and still at the address that it gave them: nobody else can ask for mail there. */
export const isSampleCustomer = (ctx: Pick<Ctx, 'db'>) =>
  and(
    inArray(
      customers.email,
      samplePeople.map(({ email }) => email),
    ),
    exists(
      ctx.db
        .select({ one: sql`1` })
        .from(customerConsents)
        .where(and(eq(customerConsents.customerId, customers.id), eq(customerConsents.source, sampleSource))),
    ),
  );

/** Ends the sample customers' sessions and takes their password away: everybody can read it. */
export async function disableSampleCustomers(ctx: Pick<Ctx, 'db'>): Promise<void> {
  const shut = await ctx.db
    .update(customers)
    .set({ passwordHash: null })
    .where(isSampleCustomer(ctx))
    .returning({ id: customers.id });
  await endSessions(
    ctx,
    inArray(
      customerSessions.customerId,
      shut.map(({ id }) => id),
    ),
  );
}
