import { asc, desc, eq } from 'drizzle-orm';
import { addresses } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { ownAccount } from '#people/customers/customer.ts';
import type { Address } from './address-kinds.ts';

export const addressColumns = {
  id: addresses.id,
  kind: addresses.kind,
  address: addresses.address,
  city: addresses.city,
  pincode: addresses.pincode,
  stateCode: addresses.stateCode,
  isDefault: addresses.isDefault,
};

/** One's own addresses, the default first. @throws NotFound for another's */
export function listAddresses(ctx: Ctx, input: { account: string }): Promise<Address[]> {
  const { id } = ownAccount(ctx.actor, input.account);
  return ctx.db
    .select(addressColumns)
    .from(addresses)
    .where(eq(addresses.customerId, id))
    .orderBy(desc(addresses.isDefault), asc(addresses.id));
}
