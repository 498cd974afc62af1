import { and, asc, eq } from 'drizzle-orm';
import { addresses } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { ownAccount } from '#people/customers/customer.ts';
import { NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { lockAddresses } from './lock-addresses.ts';

/** Removes one's own address; where it was the default, the oldest left becomes it. @throws NotFound */
export async function removeAddress(ctx: Ctx, input: { account: string; addressId: string }): Promise<void> {
  const { id } = ownAccount(ctx.actor, input.account);
  await inTransaction(ctx, async (ctx) => {
    await lockAddresses(ctx, id);
    const mine = eq(addresses.customerId, id);
    const [removed] = await ctx.db
      .delete(addresses)
      .where(and(mine, eq(addresses.id, input.addressId)))
      .returning({ wasDefault: addresses.isDefault });
    if (!removed) throw new NotFound(/*i18n*/ 'This address');
    if (!removed.wasDefault) return;
    const [next] = await ctx.db
      .select({ id: addresses.id })
      .from(addresses)
      .where(mine)
      .orderBy(asc(addresses.id))
      .limit(1);
    if (next) await ctx.db.update(addresses).set({ isDefault: true }).where(eq(addresses.id, next.id));
  });
}
