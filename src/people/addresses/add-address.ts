import { and, eq } from 'drizzle-orm';
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
import { makeDefaultAddress } from './make-default-address.ts';

/**
 * Adds a billing address for whoever asks; the first one is the default. One that is there already is that one.
 * @throws Conflict when there are too many
 */
export async function addAddress(ctx: Ctx, input: AddressInput): Promise<Address> {
  const { id: customerId } = signedIn(ctx.actor);
  return inTransaction(ctx, async (ctx) => {
    await lockAddresses(ctx, customerId);
    const mine = eq(addresses.customerId, customerId);
    const same = await findSame(ctx, customerId, input);
    if (same && input.isDefault) await makeDefaultAddress(ctx, { account: customerId, addressId: same.id });
    if (same) return { ...same, isDefault: same.isDefault || input.isDefault };
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

async function findSame(ctx: Pick<Ctx, 'db'>, customerId: string, input: AddressInput) {
  const { kind, address, city, pincode, stateCode } = input;
  const [same] = await ctx.db
    .select(addressColumns)
    .from(addresses)
    .where(
      and(
        eq(addresses.customerId, customerId),
        eq(addresses.kind, kind),
        eq(addresses.address, address),
        eq(addresses.city, city),
        eq(addresses.pincode, pincode),
        eq(addresses.stateCode, stateCode),
      ),
    );
  return same;
}
