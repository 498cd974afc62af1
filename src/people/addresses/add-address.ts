import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { addresses } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { signedIn } from '#people/customers/customer.ts';
import { Conflict } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { Address } from './address-kinds.ts';
import { maxAddresses, type AddressInput } from './address.ts';
import { lockAddresses } from './lock-addresses.ts';
import { addressColumns } from './list-addresses.ts';

/** Adds a billing address for whoever asks; the first one is the default. @throws Conflict when there are too many */
export async function addAddress(ctx: Ctx, input: AddressInput): Promise<Address> {
  const { id: customerId } = signedIn(ctx.actor);
  return inTransaction(ctx, async (ctx) => {
    await lockAddresses(ctx, customerId);
    const mine = eq(addresses.customerId, customerId);
    const present = await ctx.db.select({ id: addresses.id }).from(addresses).where(mine);
    if (present.length >= maxAddresses)
      throw new Conflict(/*i18n*/ 'You have {count} addresses. Please remove one first.', {
        count: maxAddresses,
      });
    const isDefault = input.isDefault || present.length === 0;
    if (isDefault) await ctx.db.update(addresses).set({ isDefault: false }).where(mine);
    const [added] = await ctx.db
      .insert(addresses)
      .values({ ...input, id: v7(), customerId, isDefault })
      .returning(addressColumns);
    if (!added) throw new Error('An insert returned nothing');
    return added;
  });
}
