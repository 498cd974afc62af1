import { asc, eq, sql } from 'drizzle-orm';
import { benefits } from '#catalogue/benefits/table.server.ts';
import { cartItems } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { ownAccount } from '#people/customers/customer.ts';
import type { CartItem } from './cart-item.ts';

/** One's own cart, in the order in which it was filled. @throws NotFound for another's */
export function listCart(ctx: Ctx, input: { account: string }): Promise<CartItem[]> {
  const { id } = ownAccount(ctx.actor, input.account);
  return ctx.db
    .select(cartItemColumns)
    .from(cartItems)
    .innerJoin(benefits, eq(benefits.id, cartItems.benefitId))
    .where(eq(cartItems.customerId, id))
    .orderBy(asc(cartItems.id));
}

export const cartItemColumns = {
  id: cartItems.id,
  benefitId: benefits.id,
  title: benefits.title,
  description: benefits.description,
  icon: benefits.icon,
  originalPaise: benefits.originalPaise,
  pricePaise: benefits.pricePaise,
  addedAt: cartItems.addedAt,
  available: sql<boolean>`${benefits.status} = 'Active'`,
  formerPaise: sql<number | null>`nullif(${cartItems.seenPricePaise}, ${benefits.pricePaise})`,
};
