import { and, eq, inArray, ne, notInArray, type SQL } from 'drizzle-orm';
import { addresses } from '#db/schema/addresses.server.ts';
import { admissions } from '#db/schema/admissions.server.ts';
import { cartItems } from '#db/schema/cart-items.server.ts';
import { couponUses } from '#db/schema/coupons.server.ts';
import { customerConsents, customerEvents, customerIdentities } from '#db/schema/customers.server.ts';
import { helpRequests } from '#db/schema/help.server.ts';
import { paymentTransactions } from '#db/schema/payments.server.ts';
import type { Ctx } from '#domain/context.ts';
import type { Belonging, MergeRecord } from './customer-merge.ts';

const belongings = {
  identities: { table: customerIdentities, key: customerIdentities.subject },
  events: { table: customerEvents, key: customerEvents.id },
  consents: { table: customerConsents, key: customerConsents.id },
  help: { table: helpRequests, key: helpRequests.id },
  addresses: { table: addresses, key: addresses.id },
  cart: { table: cartItems, key: cartItems.id },
  payments: { table: paymentTransactions, key: paymentTransactions.id },
  admissions: { table: admissions, key: admissions.id },
  coupons: { table: couponUses, key: couponUses.id },
} satisfies Record<Belonging, object>;

/**
 * Gives what hangs on one account to another. Of a cart only what the other does not hold yet; an address is nobody's
 * first choice any more; an admission that waits to be paid stays, with the coupon kept for it.
 * @param only the keys of what moves; everything when left out
 * @returns the keys of what moved
 */
export async function moveBelongings(
  { db }: Pick<Ctx, 'db'>,
  { from, to, only }: { from: string; to: string; only?: MergeRecord['moved'] },
): Promise<MergeRecord['moved']> {
  await db
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.customerId, from), only && inArray(addresses.id, only.addresses)));
  const there = db.select({ id: cartItems.benefitId }).from(cartItems).where(eq(cartItems.customerId, to));
  const staying: Partial<Record<Belonging, () => SQL>> = {
    cart: () => notInArray(cartItems.benefitId, there),
    admissions: () => ne(admissions.status, 'Pending'),
    coupons: () => ne(couponUses.state, 'reserved'),
  };
  const moved: MergeRecord['moved'] = {
    identities: [],
    events: [],
    consents: [],
    help: [],
    addresses: [],
    cart: [],
    payments: [],
    admissions: [],
    coupons: [],
  };
  for (const [name, { table, key }] of Object.entries(belongings) as [Belonging, AnyBelonging][]) {
    const rows = await db
      .update(table)
      .set({ customerId: to })
      .where(
        and(
          eq(table.customerId, from),
          // Merges of an earlier version know fewer belongings.
          only && inArray(key, only[name] ?? []),
          staying[name]?.(),
        ),
      )
      .returning({ key });
    moved[name] = rows.map((row) => row.key);
  }
  return moved;
}
type AnyBelonging = (typeof belongings)[Belonging];
