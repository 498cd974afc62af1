import { and, eq, isNull } from 'drizzle-orm';
import { customers } from '#people/customers/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { Unauthenticated } from '#kit/errors.ts';

/**
 * Whoever changes a customer's addresses waits for the one before: only one of them is the default.
 * @throws Unauthenticated where the account was erased meanwhile
 */
export async function lockAddresses({ db }: Pick<Ctx, 'db'>, customerId: string): Promise<void> {
  const open = and(eq(customers.id, customerId), isNull(customers.closedAt));
  const [found] = await db.select({ id: customers.id }).from(customers).where(open).for('update');
  if (!found) throw new Unauthenticated();
}
