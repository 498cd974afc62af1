import { and, eq } from 'drizzle-orm';
import { cartItems } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { ownAccount } from '#people/customers/customer.ts';
import { NotFound } from '#kit/errors.ts';

/** Takes one thing out of one's own cart. @throws NotFound also for what is in another's */
export async function removeFromCart(ctx: Ctx, input: { account: string; itemId: string }): Promise<void> {
  const { id } = ownAccount(ctx.actor, input.account);
  const removed = await ctx.db
    .delete(cartItems)
    .where(and(eq(cartItems.customerId, id), eq(cartItems.id, input.itemId)))
    .returning({ id: cartItems.id });
  if (removed.length === 0) throw new NotFound(/*i18n*/ 'This item');
}

/** Takes everything out of one's own cart; emptying an empty one changes nothing. @throws NotFound for another's */
export async function emptyCart(ctx: Ctx, input: { account: string }): Promise<void> {
  const { id } = ownAccount(ctx.actor, input.account);
  await ctx.db.delete(cartItems).where(eq(cartItems.customerId, id));
}

/** After payment the whole cart is cleared, whatever of it was paid for. */
export async function clearPaidCart(ctx: Pick<Ctx, 'db'>, paid: { customerId: string }): Promise<void> {
  await ctx.db.delete(cartItems).where(eq(cartItems.customerId, paid.customerId));
}
