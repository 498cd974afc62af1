import { and, eq } from 'drizzle-orm';
import { addresses } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { ownAccount } from '#people/customers/customer.ts';
import { NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { lockAddresses } from './lock-addresses.ts';

/** Makes one's own address the one that bills go to unless another is chosen. @throws NotFound */
export async function makeDefaultAddress(
  ctx: Ctx,
  input: { account: string; addressId: string },
): Promise<void> {
  const { id } = ownAccount(ctx.actor, input.account);
  await inTransaction(ctx, async (ctx) => {
    await lockAddresses(ctx, id);
    const mine = eq(addresses.customerId, id);
    await ctx.db.update(addresses).set({ isDefault: false }).where(and(mine, addresses.isDefault));
    const [made] = await ctx.db
      .update(addresses)
      .set({ isDefault: true })
      .where(and(mine, eq(addresses.id, input.addressId)))
      .returning({ id: addresses.id });
    // Undoes the whole: the default stays where it was.
    if (!made) throw new NotFound(/*i18n*/ 'This address');
  });
}
