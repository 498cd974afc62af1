import { eq } from 'drizzle-orm';
import { customers } from '#people/customers/table.server.ts';
import type { Ctx } from '#kit/context.ts';

/** Who uses a coupon: an account, whom a quotation is addressed to, or both. The address is in small letters; either may lack. */
export type CouponUser = { customerId: string | null; email: string };

/** Whoever asks, with the address that a code has proven. */
export async function userOf({ db, actor }: Pick<Ctx, 'db' | 'actor'>): Promise<CouponUser> {
  if (actor.kind !== 'customer') return { customerId: null, email: '' };
  const [own] = await db.select({ email: customers.email }).from(customers).where(eq(customers.id, actor.id));
  return { customerId: actor.id, email: own?.email ?? '' };
}
