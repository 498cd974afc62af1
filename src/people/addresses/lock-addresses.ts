import { eq } from 'drizzle-orm';
import { customers } from '#people/customers/table.server.ts';
import type { Ctx } from '#kit/context.ts';

/** Whoever changes a customer's addresses waits for the one before: only one of them is the default. */
export const lockAddresses = ({ db }: Pick<Ctx, 'db'>, customerId: string) =>
  db.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
