import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { benefits } from '#catalogue/benefits/table.server.ts';
import { cartItems } from './table.server.ts';
import { benefitColumns } from '#catalogue/benefits/list-benefits.ts';
import type { Ctx } from '#kit/context.ts';
import { signedIn } from '#people/customers/customer.ts';
import { Conflict, NotFound } from '#kit/errors.ts';
import type { CartItem } from './cart-item.ts';

/**
 * Puts a benefit into the cart of whoever asks, at the benefit's own price.
 * @throws NotFound for what is not on offer, Conflict for what is there already
 */
export async function addToCart(ctx: Ctx, input: { benefitId: string }): Promise<CartItem> {
  const { id: customerId } = signedIn(ctx.actor);
  const [benefit] = await ctx.db
    .select(benefitColumns)
    .from(benefits)
    .where(and(eq(benefits.id, input.benefitId), eq(benefits.status, 'Active')));
  if (!benefit) throw new NotFound(/*i18n*/ 'This benefit');
  const {
    id: benefitId,
    additional: _listed,
    need: _need,
    inOffer: _inOffer,
    position: _order,
    ...shown
  } = benefit;
  const [added] = await ctx.db
    .insert(cartItems)
    .values({ id: v7(), customerId, benefitId, seenPricePaise: benefit.pricePaise })
    .onConflictDoNothing()
    .returning({ id: cartItems.id, addedAt: cartItems.addedAt });
  if (!added) throw new Conflict(/*i18n*/ 'Already in cart');
  return { ...shown, ...added, benefitId, available: true, formerPaise: null };
}
